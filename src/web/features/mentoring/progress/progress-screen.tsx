import { getRouteApi } from '@tanstack/react-router';
import { page } from '#contract/pages/pages.ts';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { ProgressList } from './progress-list.tsx';

const route = getRouteApi('/shell/mentor/progress');
const { title, purpose } = page('/mentor/progress');

/** How far each learner is in each of their areas. */
export function ProgressScreen() {
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <ProgressList search={route.useSearch()} />
    </>
  );
}
