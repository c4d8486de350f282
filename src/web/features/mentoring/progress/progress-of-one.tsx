import { useQuery } from '@tanstack/react-query';
import { learnerLearning } from '#contract/mentoring/mentoring.ts';
import { progressPage } from '#contract/pages/mentoring.ts';
import { LearnerLearning } from '#web/features/mentoring/learner/learner-learning.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { BreadcrumbLink } from '#web/ui/page-header/breadcrumb-link.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';

/** One learner's areas, for who only looks on. */
export function ProgressOfOne({ learner }: { learner: string }) {
  const { t } = useTranslation();
  const learning = useQuery(read(learnerLearning, { params: { learner } }));
  const everybody = <BreadcrumbLink to="/mentor/progress">{t(progressPage.title)}</BreadcrumbLink>;
  return (
    <>
      <PageHeader title={learning.data?.learner.name ?? progressPage.title} trail={everybody} />
      <LearnerLearning learning={learning} />
    </>
  );
}
