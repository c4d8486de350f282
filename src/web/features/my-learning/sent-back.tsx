import { useQuery } from '@tanstack/react-query';
import type { Reflection } from '#contract/mentoring.ts';
import type { MyArea } from '#contract/my-learning.ts';
import { nameIn } from '#contract/place-names.ts';
import { myLearningText } from '#texts/my-learning.ts';
import { type Said, say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Begun, sentBackIn } from './area-progress.ts';
import { BegunPlace } from './begun-place.tsx';
import styles from './rows.module.css';
import { readMine } from './use-my-reflection.ts';

/** What the mentor wants more of comes before everything else. */
export function SentBack({ learning }: { learning: readonly MyArea[] }) {
  const { t } = useText();
  const rows = sentBackIn(learning);
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="sent-back">
      <h2 id="sent-back">{t(myLearningText.sentBack)}</h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <SentBackRow key={row.reflection.uuid} row={row} />
        ))}
      </ul>
    </section>
  );
}

/** Read whole, because opening it is what comes next. */
function SentBackRow({ row }: { row: Begun }) {
  const { t, fullName, locale } = useText();
  const { place, reflection } = row;
  const name = nameIn(locale, place);
  const { uuid, sent_back_at, turn } = reflection;
  const { data } = useQuery(readMine(uuid));
  const at = new Date(sent_back_at ?? turn.since);
  return (
    <li className={`${styles.row} ${styles.mine}`}>
      <BegunPlace of={row} />
      <p className={styles.words}>
        {data ? t(whatIsLeft(data.reflection, at)) : t(myLearningText.sentBackOn, { at })}
      </p>
      <ButtonLink
        to="/my/learning/reflection/$reflection"
        params={{ reflection: uuid }}
        variant="primary"
        {...fullName(myLearningText.lookAgain, say(myLearningText.lookAgainNamed, { name }))}
      >
        {t(myLearningText.lookAgain)}
      </ButtonLink>
    </li>
  );
}

function whatIsLeft({ returned_to: mentor, questions }: Reflection, at: Date): Said {
  const sentBack = mentor
    ? say(myLearningText.sentBackBy, { at, mentor: mentor.name })
    : say(myLearningText.sentBackOn, { at });
  const asked = questions.filter(({ open }) => open);
  const count = asked.filter(({ answers: [answer] }) => !answer?.changed_since).length;
  return count > 0
    ? say(myLearningText.left, { sentBack, count })
    : say(myLearningText.ready, { sentBack });
}
