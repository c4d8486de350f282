import { getRouteApi } from '@tanstack/react-router';
import { page } from '#contract/pages/pages.ts';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { ProgressList } from './progress-list.tsx';

const route = getRouteApi('/shell/mentor/progress');
const { title, purpose } = page('/mentor/progress');
const ProgressOfOne = lazyPart(async () => (await import('./progress-of-one.tsx')).ProgressOfOne);

/** How far each learner is in each of their areas; or one of them. */
export function ProgressScreen() {
  const { learner, ...search } = route.useSearch();
  if (learner !== undefined) return <ProgressOfOne key={learner} learner={learner} />;
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <ProgressList search={search} />
    </>
  );
}
