import type { KeyboardEvent } from 'react';
import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { EarlierVersions } from '#web/features/my-learning/read/earlier-versions.tsx';
import { PublishedReview } from '#web/features/my-learning/read/published-review.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { AutosaveGroup } from '#web/patterns/autosave-field/autosave-group.ts';
import { MentorRequest } from '#web/patterns/reflection/mentor-request.tsx';
import { QuestionText } from '#web/patterns/reflection/question-text.tsx';
import type { useStep } from '#web/patterns/step/use-step.ts';
import { Status } from '#web/ui/status/status.tsx';
import { StepHeading } from '#web/ui/step-bar/step-heading.tsx';
import { AnswerBox } from './answer-box.tsx';
import { ClosedAnswer } from './closed-answer.tsx';
import { mentorNote, questionState, stateLabels } from './question-state.ts';
import { StepFoot } from './step-foot.tsx';
import { useNextQuestion } from './use-next-question.ts';
import styles from './writing.module.css';

type Props = {
  reflection: Reflection;
  question: Question;
  number: number;
  group: AutosaveGroup;
  steps: ReturnType<typeof useStep>;
  isWhole: boolean;
  tell: (words: Message) => void;
};

/** One question: what is asked, what the mentor said of it, and the box to answer it in. */
export function QuestionPart(props: Props) {
  const { reflection, question, number, group, steps, isWhole, tell } = props;
  const { step, heading } = steps;
  const isCurrent = number === step.number;
  const goOn = useNextQuestion({ group, number, steps, tell });
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
        <QuestionText locale={reflection.locale}>{question.question}</QuestionText>
      </StepHeading>
      <Asked question={question} />
      <div className={styles.columns}>
        <MentorRequest title={asking(reflection)} note={mentorNote(question)} />
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
    ? message(answeringMessages.asksForMore, { mentor: mentor.name })
    : answeringMessages.mentorAsksForMore;

/** Only of one that was sent back: before that there is nothing to say but 'not started'. */
function Asked({ question }: { question: Question }) {
  const { t } = useTranslation();
  const { tone, label } = stateLabels[questionState(question)];
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
