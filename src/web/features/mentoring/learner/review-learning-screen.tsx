import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { learnerLearning } from '#contract/mentoring/mentoring.ts';
import { page } from '#contract/pages/pages.ts';
import { learnerList } from '#contract/people/people.ts';
import { learnerLearningMessages } from '#messages/mentoring/learner-learning.ts';
import { learnerProgressMessages } from '#messages/mentoring/learner-progress.ts';
import { ProgressList } from '#web/features/mentoring/progress/progress-list.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LearnerPicker } from '#web/patterns/learner-picker/learner-picker.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { useMayCall } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { LearnerLearning } from './learner-learning.tsx';
import styles from './review-learning-screen.module.css';

const route = getRouteApi('/shell/mentor/review-learning');
const { title, purpose } = page('/mentor/review-learning');

/** The chosen learner is in the address. The picker stays while their learning loads. */
export function ReviewLearningScreen() {
  const { t } = useTranslation();
  const search = route.useSearch();
  const { learner: uuid } = search;
  const mayPick = useMayCall(learnerList);
  const navigate = route.useNavigate();
  const learning = useQuery({
    ...read(learnerLearning, { params: { learner: uuid ?? '' } }),
    enabled: uuid !== undefined,
  });

  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className={styles.screen}>
        {mayPick && (
          <LearnerPicker
            learner={uuid === undefined ? null : (learning.data?.learner ?? { uuid, name: '' })}
            onPick={(learner) => void navigate({ search: { learner: learner.uuid } })}
          />
        )}
        {uuid === undefined ? (
          <>
            {mayPick && <p className={styles.calm}>{t(learnerLearningMessages.pickLearner)}</p>}
            <h2>{t(learnerProgressMessages.progress)}</h2>
            <ProgressList search={search} isBesidePicker={mayPick} />
          </>
        ) : (
          <LearnerLearning key={uuid} learning={learning} />
        )}
      </div>
    </>
  );
}
