import type { Reflection } from '#contract/mentoring.ts';
import { answeringText } from '#texts/answering.ts';
import { Paper } from '#web/platform/progress/paper.tsx';
import { WrittenText } from '#web/ui/written-text.tsx';
import { Notes } from './notes.tsx';
import { PublishedReview } from './published-review.tsx';

export function OwnPaper({ reflection }: { reflection: Reflection }) {
  return (
    <Paper
      reflection={reflection}
      answerTo={(question) => (
        <>
          <WrittenText
            title={answeringText.answer}
            text={question.answers[0]?.answer ?? ''}
            instead={answeringText.noAnswer}
          />
          <PublishedReview question={question} />
        </>
      )}
    >
      <Notes reflection={reflection} />
    </Paper>
  );
}
