import type { MyArea } from '#contract/my-learning/my-learning.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { myLearningMessages } from '#messages/my-learning/my-learning.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { BeginButton } from './begin-button.tsx';
import { begunReflections, nextPlace } from './begun-reflections.ts';
import { ReflectionSubject } from './reflection-subject.tsx';
import styles from './rows.module.css';

/** Where nothing is in the learner's hands: what to begin, or that it is the mentor's turn. */
export function NextToBegin({ learning }: { learning: readonly MyArea[] }) {
  const { t, locale } = useTranslation();
  const begun = begunReflections(learning);
  const turns = begun.map(({ reflection }) => reflection.turn.whose);
  const next = nextPlace(learning);
  if (turns.includes('learner') || (!next && !turns.includes('mentor'))) return null;
  return (
    <section className={styles.part} aria-labelledby="next">
      <h2 id="next">{t(next ? myLearningMessages.next : myLearningMessages.nothingNext)}</h2>
      {next && (
        <div className={styles.rows}>
          <div className={styles.row}>
            <ReflectionSubject of={next} />
            <span />
            <BeginButton
              name={nameIn(locale, next.place)}
              place={{ type: next.area ? 'pod' : 'area', uuid: next.place.uuid }}
              variant="primary"
            />
          </div>
        </div>
      )}
    </section>
  );
}
