import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import { QuestionLink } from '#web/features/mentoring/review/question-link.tsx';
import type { ShowReviewFeedback } from '#web/features/mentoring/review/use-review-feedback.ts';
import type { ReviewSteps } from '#web/features/mentoring/review/use-review-steps.ts';
import { type DraftVerdict, requestedVerdicts } from '#web/features/mentoring/texts/marks.ts';
import type { SaveBlocker } from '#web/features/mentoring/texts/use-save-unsaved.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { countAndNumbers } from './count-and-numbers.ts';
import finish from './finish.module.css';
import { RequestList } from './request-list.tsx';
import { useSendBack } from './use-send-back.ts';

type Props = {
  reflection: Reflection;
  verdicts: readonly DraftVerdict[];
  steps: ReviewSteps;
  showFeedback: ShowReviewFeedback;
};

/** Everything that would be sent, word for word, and what follows from sending it. */
export function SendBackCard({ reflection, verdicts, steps, showFeedback }: Props) {
  const { t } = useTranslation();
  const { user, locale } = reflection;
  const requested = requestedVerdicts(verdicts);
  const { send, isBusy, blocker } = useSendBack({
    reflection,
    verdicts,
    onSent() {
      showFeedback.sentBack();
      steps.heading.current?.focus();
    },
    onClosed: showFeedback.refused,
  });

  return (
    <section className={finish.card}>
      <h3>{t(finishingMessages.sendBack)}</h3>
      {requested.length === 0 ? (
        <p>{t(finishingMessages.howToSendBack)}</p>
      ) : (
        <>
          <p>{t(finishingMessages.youAsk, { learner: user.name })}</p>
          <RequestList requested={requested} locale={locale} />
          <SendBackConsequences reflection={reflection} verdicts={verdicts} />
        </>
      )}
      {blocker && <NotSent blocker={blocker} />}
      <Button variant={requested.length > 0 ? 'primary' : 'secondary'} onClick={send} busy={isBusy}>
        <Icon name="arrow-left" />
        {t(finishingMessages.sendBack)}
      </Button>
    </section>
  );
}

/** What follows, also for answers without a mark, of which the learner hears nothing. */
function SendBackConsequences({ reflection, verdicts }: Pick<Props, 'reflection' | 'verdicts'>) {
  const { t } = useTranslation();
  const learner = reflection.user.name;
  const marked = verdicts.map(({ number }) => number);
  const fine = verdicts.filter(({ mark }) => mark === 'fine').map(({ number }) => number);
  const unmarked = reflection.questions
    .map((_, index) => index + 1)
    .filter((number) => !marked.includes(number));
  return (
    <ul className={finish.list}>
      <li>{t(finishingMessages.learnerIsTold, { learner })}</li>
      <li>{t(finishingMessages.onlyTheseOpen)}</li>
      {fine.length > 0 && (
        <li>{t(finishingMessages.saidFine, { ...countAndNumbers(fine), learner })}</li>
      )}
      {unmarked.length > 0 && (
        <li>{t(finishingMessages.nothingSaid, countAndNumbers(unmarked))}</li>
      )}
      <li>{t(finishingMessages.reviewsBecomeVisible, { learner })}</li>
    </ul>
  );
}

function NotSent({ blocker: { reason, number } }: { blocker: SaveBlocker }) {
  const { t } = useTranslation();
  return (
    <Callout tone="danger" role="alert">
      {t(finishingMessages.notSentBack, {
        why: reason,
        strong: (words) => <strong>{words}</strong>,
      })}{' '}
      {number !== null && (
        <QuestionLink number={number}>{t(finishingMessages.goToQuestion, { number })}</QuestionLink>
      )}
    </Callout>
  );
}
