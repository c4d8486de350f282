import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { PrintSheet } from '#web/patterns/reflection/print-sheet.tsx';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';
import { Notes } from './notes.tsx';
import { PublishedReview } from './published-review.tsx';

export function MyPrintSheet({ reflection }: { reflection: Reflection }) {
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
