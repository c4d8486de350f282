import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { answerDraftName } from '#web/features/my-learning/write/answer-drafts.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useDraftsNamed } from '#web/platform/drafts/use-stored-drafts.ts';
import { changeIn } from '#web/platform/editing/editing.ts';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

/** The heading of a question that is read, which takes the focus. */
export const readQuestionId = (question: Question) => `read-${question.uuid}`;

type Props = { reflection: Reflection; goTo: (question: Question, number: number) => void };

/**
 * What was typed on this device and never saved stands under its question, maybe far down or in
 * another step. Whoever submitted on another device wouldn't look for it there. What can still be
 * answered has a box, which saves it.
 */
export function UnsavedNotice({ reflection, goTo }: Props) {
  const { t } = useTranslation();
  const { questions } = reflection;
  const draftNamed = useDraftsNamed(questions.map((one) => answerDraftName(reflection, one)));
  const unsaved = questions.filter((question) => {
    if (question.open) return false;
    const saved = { text: question.answers[0]?.answer ?? '', version: null };
    const draft = changeIn({ draft: draftNamed(answerDraftName(reflection, question)), saved });
    return draft !== null && draft.text.trim() !== '';
  });
  const [first] = unsaved;
  if (!first) return null;
  const number = questions.indexOf(first) + 1;
  return (
    <Callout tone="warn" role="status">
      <p>{t(answeringMessages.notSavedInTime, { count: unsaved.length })}</p>
      <SmallButton onPress={() => goTo(first, number)}>
        {t(answeringMessages.goToQuestion, { number })}
      </SmallButton>
    </Callout>
  );
}
