import type { Reflection } from '#contract/mentoring.ts';
import { answeringText } from '#texts/answering.ts';
import { type Sayable, say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './standing.module.css';

type Props = { reflection: Reflection; submittedHere: boolean };

/** Whose turn it is since when, and what that means for whoever reads. */
export function Standing({ reflection, submittedHere }: Props) {
  const { t } = useText();
  const { status, turn, completed_at } = reflection;
  if (status === 'complete') {
    return (
      <Notice tone="ok">
        {t(answeringText.isComplete, {
          at: new Date(completed_at ?? turn.since),
          strong: (words) => <strong>{words}</strong>,
        })}
      </Notice>
    );
  }
  const text = submittedHere ? answeringText.submitted : answeringText.withMentor;
  return (
    <Notice tone="info" role="status">
      <h2 className={styles.words} tabIndex={-1} ref={submittedHere ? takeFocus : undefined}>
        {t(text, { at: new Date(turn.since) })}
      </h2>
      <p>{t(whatItMeans(reflection))}</p>
    </Notice>
  );
}

function whatItMeans({ reopened, turn }: Reflection): Sayable {
  if (reopened?.at !== turn.since) return answeringText.readHere;
  const { by, at } = reopened;
  return say(answeringText.reopened, { name: by.name, at: new Date(at) });
}

/** The button that was pressed is gone, and this is what came of it. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();
