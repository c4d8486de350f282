import type { Reflection } from '#contract/mentoring.ts';
import type { QuestionLocale } from '#contract/questions.ts';
import { finishingText } from '#texts/finishing.ts';
import { QuestionWords } from '#web/platform/progress/question-words.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { counted } from './counted.ts';
import finish from './finish.module.css';
import { askedAmong, type Verdict } from './marks.ts';
import { QuestionLink } from './question-link.tsx';
import styles from './send-back.module.css';
import type { Hindrance } from './use-save-unsaved.ts';
import { useSendBack } from './use-send-back.ts';
import type { Steps } from './use-steps.ts';
import type { Tell } from './use-tell.ts';

type Props = {
  reflection: Reflection;
  verdicts: readonly Verdict[];
  steps: Steps;
  tell: Tell;
};

/** Everything that would be sent, word for word, and what follows: nothing is sent unseen. */
export function SendBackCard({ reflection, verdicts, steps, tell }: Props) {
  const { t } = useText();
  const { user, locale } = reflection;
  const asked = askedAmong(verdicts);
  const { send, isBusy, hindrance } = useSendBack({
    reflection,
    verdicts,
    onSent() {
      tell.sentBack();
      steps.heading.current?.focus();
    },
    onClosed: tell.refused,
  });

  return (
    <section className={finish.card}>
      <h3>{t(finishingText.sendBack)}</h3>
      {asked.length === 0 ? (
        <p>{t(finishingText.howToSendBack)}</p>
      ) : (
        <>
          <WhatIsAsked asked={asked} learner={user.name} locale={locale} />
          <WhatFollows reflection={reflection} verdicts={verdicts} />
        </>
      )}
      {hindrance && <NotSent hindrance={hindrance} />}
      <Button variant={asked.length > 0 ? 'primary' : 'secondary'} onClick={send} busy={isBusy}>
        <Icon name="arrow-left" />
        {t(finishingText.sendBack)}
      </Button>
    </section>
  );
}

type Asking = { asked: readonly Verdict[]; learner: string; locale: QuestionLocale };

function WhatIsAsked({ asked, learner, locale }: Asking) {
  const { t } = useText();
  return (
    <>
      <p>{t(finishingText.youAsk, { learner })}</p>
      <ul className={styles.asked}>
        {asked.map(({ answer, number, question, note }) => (
          <li key={answer}>
            <p>
              <QuestionLink number={number}>
                {t(finishingText.questionNumber, { number })}
              </QuestionLink>{' '}
              <span className={styles.quiet}>
                <QuestionWords locale={locale}>{question}</QuestionWords>
              </span>
            </p>
            {note.trim() === '' ? (
              <p className={styles.quiet}>{t(finishingText.notSaidYet)}</p>
            ) : (
              <p className={styles.note}>{note}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Of an answer that nobody has marked the learner hears nothing, and that is said here too. */
function WhatFollows({ reflection, verdicts }: Pick<Props, 'reflection' | 'verdicts'>) {
  const { t } = useText();
  const learner = reflection.user.name;
  const marked = verdicts.map(({ number }) => number);
  const fine = verdicts.filter(({ mark }) => mark === 'fine').map(({ number }) => number);
  const silent = reflection.questions
    .map((_, index) => index + 1)
    .filter((number) => !marked.includes(number));
  return (
    <ul className={finish.list}>
      <li>{t(finishingText.learnerIsTold, { learner })}</li>
      <li>{t(finishingText.onlyTheseOpen)}</li>
      {fine.length > 0 && <li>{t(finishingText.saidFine, { ...counted(fine), learner })}</li>}
      {silent.length > 0 && <li>{t(finishingText.nothingSaid, counted(silent))}</li>}
      <li>{t(finishingText.reviewsBecomeVisible, { learner })}</li>
    </ul>
  );
}

function NotSent({ hindrance: { sentence, number } }: { hindrance: Hindrance }) {
  const { t } = useText();
  return (
    <Notice tone="danger" role="alert">
      {t(finishingText.notSentBack, {
        why: sentence,
        strong: (words) => <strong>{words}</strong>,
      })}{' '}
      {number !== null && (
        <QuestionLink number={number}>{t(finishingText.goToQuestion, { number })}</QuestionLink>
      )}
    </Notice>
  );
}
