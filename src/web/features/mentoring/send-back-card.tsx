import type { Reflection } from '#contract/mentoring.ts';
import { time } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import finish from './finish.module.css';
import type { Asked } from './marks.ts';
import { QuestionLink } from './question-link.tsx';
import styles from './send-back.module.css';
import type { Hindrance } from './use-save-unsaved.ts';
import { useSendBack } from './use-send-back.ts';
import type { Steps } from './use-steps.ts';
import type { Tell } from './use-tell.ts';

type Props = { reflection: Reflection; asked: readonly Asked[]; steps: Steps; tell: Tell };

/** Everything that would be sent, word for word, and what follows: nothing is sent unseen. */
export function SendBackCard({ reflection, asked, steps, tell }: Props) {
  const { user } = reflection;
  const { send, isBusy, hindrance } = useSendBack({
    ...{ reflection, asked },
    onSent() {
      tell.sentBack(time(new Date().toISOString()));
      steps.heading.current?.focus();
    },
    onClosed: tell.refused,
  });

  return (
    <section className={finish.card}>
      <h3>Send back</h3>
      {asked.length === 0 ? (
        <p>
          To hear more of an answer, go to its question, choose “More please” and say what you would
          like. It is listed here before anything is sent.
        </p>
      ) : (
        <>
          <WhatIsAsked asked={asked} learner={user.name} />
          <WhatFollows learner={user.name} />
        </>
      )}
      {hindrance && <NotSent hindrance={hindrance} />}
      <Button variant={asked.length > 0 ? 'primary' : 'secondary'} onClick={send} busy={isBusy}>
        <Icon name="arrow-left" />
        Send back
      </Button>
    </section>
  );
}

function WhatIsAsked({ asked, learner }: { asked: readonly Asked[]; learner: string }) {
  return (
    <>
      <p>You ask {learner} for more:</p>
      <ul className={styles.asked}>
        {asked.map(({ answer, number, question, note }) => (
          <li key={answer}>
            <p>
              <QuestionLink number={number}>Question {number}</QuestionLink>{' '}
              <span className={styles.quiet}>{question}</span>
            </p>
            {note.trim() === '' ? (
              <p className={styles.quiet}>You have not said what you would like yet.</p>
            ) : (
              <p className={styles.note}>{note}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function WhatFollows({ learner }: { learner: string }) {
  return (
    <ul className={finish.list}>
      <li>{learner} is told, and the reflection is with them until they submit it again.</li>
      <li>Only these answers open; the others stay as they are.</li>
      <li>Your reviews become visible to {learner}.</li>
    </ul>
  );
}

function NotSent({ hindrance: { sentence, number } }: { hindrance: Hindrance }) {
  return (
    <Notice tone="danger" role="alert">
      <strong>Not sent back.</strong> {sentence}{' '}
      {number !== null && <QuestionLink number={number}>Go to question {number}</QuestionLink>}
    </Notice>
  );
}
