import { useQuery } from '@tanstack/react-query';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import type { MyArea } from '#contract/my-learning/my-learning.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { myLearningMessages } from '#messages/my-learning/my-learning.ts';
import { myReflectionQuery } from '#web/features/my-learning/read/use-my-reflection.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { type BegunReflection, sentBackReflections } from './begun-reflections.ts';
import { ReflectionSubject } from './reflection-subject.tsx';
import styles from './rows.module.css';

/** What the mentor wants more of comes before everything else. */
export function SentBack({ learning }: { learning: readonly MyArea[] }) {
  const { t } = useTranslation();
  const rows = sentBackReflections(learning);
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="sent-back">
      <h2 id="sent-back">{t(myLearningMessages.sentBack)}</h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <SentBackRow key={row.reflection.uuid} row={row} />
        ))}
      </ul>
    </section>
  );
}

/** Read whole, because opening it is what comes next. */
function SentBackRow({ row }: { row: BegunReflection }) {
  const { t, fullName, locale } = useTranslation();
  const { place, reflection } = row;
  const name = nameIn(locale, place);
  const { uuid, sent_back_at, turn } = reflection;
  const { data } = useQuery(myReflectionQuery(uuid));
  const at = new Date(sent_back_at ?? turn.since);
  return (
    <li className={`${styles.row} ${styles.mine}`}>
      <ReflectionSubject of={row} />
      <p className={styles.words}>
        {data ? t(whatIsLeft(data.reflection, at)) : t(myLearningMessages.sentBackOn, { at })}
      </p>
      <ButtonLink
        to="/my/learning/reflection/$reflection"
        params={{ reflection: uuid }}
        variant="primary"
        {...fullName(
          myLearningMessages.lookAgain,
          message(myLearningMessages.lookAgainNamed, { name }),
        )}
      >
        {t(myLearningMessages.lookAgain)}
      </ButtonLink>
    </li>
  );
}

function whatIsLeft({ returned_to: mentor, questions }: Reflection, at: Date): Message {
  const sentBack = mentor
    ? message(myLearningMessages.sentBackBy, { at, mentor: mentor.name })
    : message(myLearningMessages.sentBackOn, { at });
  const asked = questions.filter(({ open }) => open);
  const count = asked.filter(({ answers: [answer] }) => !answer?.changed_since).length;
  return count > 0
    ? message(myLearningMessages.left, { sentBack, count })
    : message(myLearningMessages.ready, { sentBack });
}
