import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './turn-summary.module.css';

type Props = { reflection: Reflection; submittedHere: boolean };

/** Whose turn it is since when, and what that means for whoever reads. */
export function TurnSummary({ reflection, submittedHere }: Props) {
  const { t } = useTranslation();
  const { status, turn, completed_at } = reflection;
  if (status === 'complete') {
    return (
      <Callout tone="ok">
        {t(answeringMessages.isComplete, {
          at: new Date(completed_at ?? turn.since),
          strong: (words) => <strong>{words}</strong>,
        })}
      </Callout>
    );
  }
  const text = submittedHere ? answeringMessages.submitted : answeringMessages.withMentor;
  return (
    <Callout tone="info" role="status">
      <h2 className={styles.words} tabIndex={-1} ref={submittedHere ? focusOn : undefined}>
        {t(text, { at: new Date(turn.since) })}
      </h2>
      <p>{t(whatItMeans(reflection))}</p>
    </Callout>
  );
}

function whatItMeans({ reopened, turn }: Reflection): Translatable {
  if (reopened?.at !== turn.since) return answeringMessages.readHere;
  const { by, at } = reopened;
  return message(answeringMessages.reopened, { name: by.name, at: new Date(at) });
}

/** The button that was pressed is gone, and this is what came of it. */
const focusOn = (heading: HTMLElement | null) => heading?.focus();
