import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { myLearningMessages } from '#messages/my-learning/my-learning.ts';
import styles from '#web/features/my-learning/write/materials.module.css';
import { Materials } from '#web/features/my-learning/write/materials.tsx';
import { Writing } from '#web/features/my-learning/write/writing.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { PrintSheet } from '#web/patterns/reflection/print-sheet.tsx';
import { ReflectionPage } from '#web/patterns/reflection/reflection-page.tsx';
import { learnerTurnLabel } from '#web/patterns/reflection/turn-label.ts';
import { BreadcrumbLink } from '#web/ui/page-header/breadcrumb-link.tsx';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';
import { Notes } from './notes.tsx';
import { PublishedReview } from './published-review.tsx';
import { Reading } from './reading.tsx';
import { myReflectionQuery } from './use-my-reflection-cache.ts';
import { useTurnChange } from './use-turn-change.ts';

const route = getRouteApi('/shell/my/learning/reflection/$reflection');

/**
 * A learner's own reflection: written while it is their turn, read otherwise. It is refetched
 * whenever this window comes to the front, since the learner may have written in another one.
 */
export function ReflectionScreen() {
  const { reflection: uuid } = route.useParams();
  const { data } = useSuspenseQuery({ ...myReflectionQuery(uuid), refetchOnWindowFocus: 'always' });
  return <OwnReflection key={uuid} reflection={data.reflection} />;
}

function OwnReflection({ reflection }: { reflection: Reflection }) {
  const { t } = useTranslation();
  const { turn, area, pod_id, sent_back_by } = reflection;
  const [turnChange, announceTurnChange] = useTurnChange(turn.whose);
  return (
    <ReflectionPage
      of={reflection}
      trail={<BreadcrumbLink to="/my/learning">{t(myLearningMessages.title)}</BreadcrumbLink>}
      what={
        pod_id === null
          ? t(progressMessages.areaReflection)
          : t(answeringMessages.podReflectionIn, { area: <LocalizedName of={area} /> })
      }
      turn={learnerTurnLabel(reflection, sent_back_by?.name)}
      paper={<MyPrintSheet reflection={reflection} />}
    >
      {turn.whose === 'learner' ? (
        <div className={styles.beside}>
          <Writing
            reflection={reflection}
            turnChange={turnChange}
            onSubmitted={() => announceTurnChange('submitted')}
          />
          <Materials reflection={reflection} />
        </div>
      ) : (
        <Reading
          reflection={reflection}
          turnChange={turnChange}
          onWithdrawn={() => announceTurnChange('withdrawn')}
        />
      )}
    </ReflectionPage>
  );
}

function MyPrintSheet({ reflection }: { reflection: Reflection }) {
  return (
    <PrintSheet
      reflection={reflection}
      answerTo={(question) => (
        <>
          <ReadOnlyText
            title={answeringMessages.answer}
            text={question.answers[0]?.answer ?? ''}
            instead={answeringMessages.noAnswer}
          />
          <PublishedReview question={question} />
        </>
      )}
    >
      <Notes reflection={reflection} />
    </PrintSheet>
  );
}
