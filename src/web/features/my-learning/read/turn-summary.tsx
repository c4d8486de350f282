import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { useWithdrawSubmission } from '#web/features/my-learning/submit/use-withdraw-submission.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import styles from './reading.module.css';
import { focusAfter, type TurnChange } from './use-turn-change.ts';

type Props = {
  reflection: Reflection;
  turnChange: TurnChange | undefined;
  onWithdrawn: () => void;
};

/** Whose turn it is, since when, and what that means for the learner. */
export function TurnSummary({ reflection, turnChange, onWithdrawn }: Props) {
  const { t } = useTranslation();
  const { status, turn, completed_at, may_withdraw } = reflection;
  const { withdraw, isBusy, error } = useWithdrawSubmission(reflection, onWithdrawn);
  const focus = focusAfter(turnChange);
  if (status === 'complete') {
    return (
      <Callout tone="ok">
        <p tabIndex={-1} ref={focus}>
          {t(answeringMessages.isComplete, {
            at: new Date(completed_at ?? turn.since),
            strong: (words) => <strong>{words}</strong>,
          })}
        </p>
      </Callout>
    );
  }
  const submittedHere = turnChange === 'submitted';
  const text = submittedHere ? answeringMessages.submitted : answeringMessages.withMentor;
  return (
    <>
      <Callout tone="info">
        {/* Without the button, whose *Working...* would be read out with all of it. */}
        <div role="status">
          <h2 className={styles.words} tabIndex={-1} ref={focus}>
            {t(text, { at: new Date(turn.since) })}
          </h2>
          <p>{t(turnMessage(reflection))}</p>
        </div>
        <div className={styles.next}>
          {may_withdraw && (
            <Button onClick={withdraw} busy={isBusy}>
              {t(answeringMessages.withdraw)}
            </Button>
          )}
          {submittedHere && (
            <ButtonLink to="/my/learning">{t(answeringMessages.toMyLearning)}</ButtonLink>
          )}
        </div>
      </Callout>
      {error && (
        <Callout tone="danger" role="alert">
          {/* Where the button that was pressed is gone, the focus needs another place. */}
          <p tabIndex={-1} ref={may_withdraw ? undefined : focusOn}>
            {t(answeringMessages.notWithdrawn, {
              why: error,
              strong: (words) => <strong>{words}</strong>,
            })}
          </p>
        </Callout>
      )}
    </>
  );
}

function turnMessage({ reopened, turn, may_withdraw }: Reflection): Translatable {
  if (may_withdraw) return answeringMessages.readOrWithdraw;
  if (reopened?.at !== turn.since) return answeringMessages.readHere;
  const { by, at } = reopened;
  return message(answeringMessages.reopened, { name: by.name, at: new Date(at) });
}
