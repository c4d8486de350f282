import type { Reflection } from '#contract/mentoring.ts';
import { finishingText } from '#texts/finishing.ts';
import { Paper } from '#web/platform/progress/paper.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { PrintedRounds } from './earlier-rounds.tsx';
import { LearnerAnswer } from './learner-answer.tsx';
import { ReadNotes, ReadReview } from './read-step.tsx';

/** As on the screen, but for earlier rounds: on paper nothing folds. */
export function PrintedReview({ reflection }: { reflection: Reflection }) {
  return (
    <Paper
      reflection={reflection}
      before={<Reopened reflection={reflection} />}
      answerTo={(question) => (
        <>
          <LearnerAnswer reflection={reflection} question={question} />
          <ReadReview reflection={reflection} question={question} />
          <PrintedRounds reflection={reflection} question={question} />
        </>
      )}
    >
      <ReadNotes reflection={reflection} />
    </Paper>
  );
}

function Reopened({ reflection: { reopened } }: { reflection: Reflection }) {
  const { t } = useText();
  if (!reopened) return null;
  const { at, by, reason } = reopened;
  const values = { name: by.name, at: new Date(at) };
  return (
    <p>
      {reason
        ? t(finishingText.printedReopened, { ...values, reason })
        : t(finishingText.reopenedBy, values)}
    </p>
  );
}
