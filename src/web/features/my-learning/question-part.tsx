import type { KeyboardEvent } from 'react';
import type { Question, Reflection } from '#contract/mentoring.ts';
import { answeringText } from '#texts/answering.ts';
import { type Said, say } from '#texts/text.ts';
import type { TextGroup } from '#web/platform/kept-text/text-group.ts';
import { QuestionWords } from '#web/platform/progress/question-words.tsx';
import type { useStep } from '#web/platform/use-step.ts';
import { useText } from '#web/platform/use-text.tsx';
import { AskedFor } from '#web/ui/asked-for.tsx';
import { Status } from '#web/ui/status.tsx';
import { StepHeading } from '#web/ui/step-heading.tsx';
import { AnswerBox } from './answer-box.tsx';
import { ClosedAnswer } from './closed-answer.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { PublishedReview } from './published-review.tsx';
import { noteOf, stateLabels, stateOf } from './question-state.ts';
import { StepFoot } from './step-foot.tsx';
import { useGoOn } from './use-go-on.ts';
import styles from './writing.module.css';

type Props = {
  reflection: Reflection;
  question: Question;
  number: number;
  group: TextGroup;
  steps: ReturnType<typeof useStep>;
  isWhole: boolean;
  tell: (words: Said) => void;
};

/** One question: what is asked, what the mentor said of it, and the box to answer it in. */
export function QuestionPart(props: Props) {
  const { reflection, question, number, group, steps, isWhole, tell } = props;
  const { step, heading } = steps;
  const isCurrent = number === step.number;
  const goOn = useGoOn({ group, number, steps, tell });
  return (
    <form
      className={styles.part}
      hidden={!isWhole && !isCurrent}
      onKeyDown={onCtrlEnter(goOn)}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
      noValidate
    >
      <StepHeading ref={isCurrent ? heading : undefined} place={{ number, count: step.count }}>
        {isWhole && <span aria-hidden="true">{number}. </span>}
        <QuestionWords locale={reflection.locale}>{question.question}</QuestionWords>
      </StepHeading>
      <Asked question={question} />
      <div className={styles.columns}>
        <AskedFor title={asking(reflection)} note={noteOf(question)} />
        <div className={styles.answer}>
          {question.open ? (
            <AnswerBox reflection={reflection} question={question} number={number} group={group} />
          ) : (
            <ClosedAnswer question={question} />
          )}
        </div>
        <PublishedReview question={question} />
        <EarlierVersions question={question} />
      </div>
      {isCurrent && !isWhole && (
        <StepFoot step={step} group={group} goTo={steps.goTo} onNext={goOn} />
      )}
    </form>
  );
}

const asking = ({ returned_to: mentor }: Reflection) =>
  mentor
    ? say(answeringText.asksForMore, { mentor: mentor.name })
    : answeringText.mentorAsksForMore;

/** Only of one that was sent back: before that there is nothing to say but 'not started'. */
function Asked({ question }: { question: Question }) {
  const { t } = useText();
  const { tone, label } = stateLabels[stateOf(question)];
  if (!question.answers[0]?.versions.length) return null;
  return (
    <div>
      <Status tone={tone}>{t(label)}</Status>
    </div>
  );
}

const onCtrlEnter = (act: () => void) => (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  act();
};
