import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { PrintSheet } from '#web/patterns/reflection/print-sheet.tsx';
import { PrintedRounds } from './earlier-rounds.tsx';
import { LearnerAnswer } from './learner-answer.tsx';
import { ReadOnlyNotes, ReadOnlyReview } from './read-only-step.tsx';

/** As on the screen, with the earlier rounds expanded. */
export function ReviewPrintSheet({ reflection }: { reflection: Reflection }) {
  return (
    <PrintSheet
      reflection={reflection}
      before={<Reopened reflection={reflection} />}
      answerTo={(question) => (
        <>
          <LearnerAnswer reflection={reflection} question={question} />
          <ReadOnlyReview reflection={reflection} question={question} />
          <PrintedRounds reflection={reflection} question={question} />
        </>
      )}
    >
      <ReadOnlyNotes reflection={reflection} />
    </PrintSheet>
  );
}

function Reopened({ reflection: { reopened } }: { reflection: Reflection }) {
  const { t } = useTranslation();
  if (!reopened) return null;
  const { at, by, reason } = reopened;
  const values = { name: by.name, at: new Date(at) };
  return (
    <p>
      {reason
        ? t(finishingMessages.printedReopened, { ...values, reason })
        : t(finishingMessages.reopenedBy, values)}
    </p>
  );
}
