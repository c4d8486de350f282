import { type KeyboardEvent, useId, useState } from 'react';
import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { EarlierVersions } from '#web/features/my-learning/read/earlier-versions.tsx';
import { PublishedReview } from '#web/features/my-learning/read/published-review.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { AutosaveField } from '#web/patterns/autosave-field/autosave-field.tsx';
import {
  type AutosaveGroup,
  useJoinAutosaveGroup,
} from '#web/patterns/autosave-field/autosave-group.ts';
import { AutosavePrompt } from '#web/patterns/autosave-field/autosave-status.tsx';
import { LeftoverDraft } from '#web/patterns/autosave-field/leftover-draft.tsx';
import { useAutosave } from '#web/patterns/autosave-field/use-autosave.ts';
import { MentorRequest } from '#web/patterns/reflection/mentor-request.tsx';
import { QuestionText } from '#web/patterns/reflection/question-text.tsx';
import type { StepChange, useStep } from '#web/patterns/step/use-step.ts';
import { isCtrlEnter } from '#web/platform/browser/use-ctrl-enter.ts';
import { focusOnIfLost } from '#web/ui/focus/focus-on.ts';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { StepHeading } from '#web/ui/step-bar/step-heading.tsx';
import { answerDraftName } from './answer-drafts.ts';
import {
  isFine,
  mentorNote,
  nextToWrite,
  previousToWrite,
  questionState,
  stateLabels,
} from './question-state.ts';
import { StepFoot } from './step-foot.tsx';
import { useAnswerText } from './use-answer-text.ts';
import { useNextQuestion } from './use-next-question.ts';
import styles from './writing.module.css';

type Props = {
  reflection: Reflection;
  question: Question;
  number: number;
  group: AutosaveGroup;
  steps: ReturnType<typeof useStep>;
  isOnePage: boolean;
  onSaved: (message: Message) => void;
};

/** One question: what is asked, what the mentor said of the answer, and the box to write it in. */
export function QuestionPart(props: Props) {
  const { reflection, question, number, group, steps, isOnePage, onSaved } = props;
  const { step, heading } = steps;
  const isCurrent = number === step.number;
  const next = nextToWrite(reflection, number);
  const goOn = useNextQuestion({ group, number, next, steps, onSaved });
  const headingId = useId();
  const [wasOpen] = useState(question.open);
  return (
    <form
      className={styles.part}
      aria-labelledby={headingId}
      hidden={!isOnePage && !isCurrent}
      onKeyDown={onCtrlEnter(goOn)}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
      noValidate
    >
      <StepHeading
        ref={isCurrent ? heading : undefined}
        id={headingId}
        place={{ number, count: step.count }}
      >
        {isOnePage && <span aria-hidden="true">{number}. </span>}
        <QuestionText locale={reflection.locale}>{question.question}</QuestionText>
      </StepHeading>
      <QuestionStatus question={question} />
      <div className={styles.columns}>
        <MentorRequest title={requestTitle(reflection)} note={mentorNote(question)} />
        <div className={styles.answer}>
          {question.open ? (
            <AnswerBox reflection={reflection} question={question} number={number} group={group} />
          ) : (
            <ClosedAnswer reflection={reflection} question={question} wasOpen={wasOpen} />
          )}
        </div>
        <PublishedReview question={question} />
        <EarlierVersions question={question} />
      </div>
      {isCurrent && !isOnePage && (
        <StepFoot
          step={step}
          group={group}
          goTo={steps.goTo}
          previous={previousToWrite(reflection, number)}
          isLast={next > step.count}
          onNext={goOn}
        />
      )}
    </form>
  );
}

const requestTitle = ({ sent_back_by: mentor }: Reflection) =>
  mentor
    ? message(answeringMessages.asksForMore, { mentor: mentor.name })
    : answeringMessages.mentorAsksForMore;

/** Shown once the answer was sent back; before that the box itself shows the state. */
function QuestionStatus({ question }: { question: Question }) {
  const { t } = useTranslation();
  const { tone, label } = stateLabels[questionState(question)];
  if (!question.answers[0]?.versions.length) return null;
  return (
    <div>
      <Status tone={tone}>{t(label)}</Status>
    </div>
  );
}

type Act = (change: StepChange) => void;

const onCtrlEnter = (act: Act) => (event: KeyboardEvent<HTMLFormElement>) => {
  if (!isCtrlEnter(event)) return;
  event.preventDefault();
  act({ isTyping: event.target instanceof HTMLTextAreaElement });
};

type AnswerBoxProps = Pick<Props, 'reflection' | 'question' | 'number' | 'group'>;

/** The text box of one answer, which saves itself. `SaveStatus` says whether it is saved. */
function AnswerBox({ reflection, question, number, group }: AnswerBoxProps) {
  const text = useAnswerText(reflection, question, number);
  const { latest, saveNow } = useAutosave(text);
  useJoinAutosaveGroup(group, text, { number, latest, saveNow });
  return (
    <AutosaveField
      text={text}
      label={answeringMessages.yourAnswer}
      onLeave={() => void saveNow()}
      foot={<AutosavePrompt text={text} />}
    />
  );
}

type ClosedProps = Pick<Props, 'reflection' | 'question'> & { wasOpen: boolean };

/**
 * The answer to a question that the mentor did not open again when sending back. Who was writing it,
 * while it was submitted in another window and sent back, goes on here; so does what they wrote.
 */
function ClosedAnswer({ reflection, question, wasOpen }: ClosedProps) {
  const { t } = useTranslation();
  const answer = question.answers[0]?.answer ?? '';
  return (
    <div className={styles.closed} tabIndex={-1} ref={wasOpen ? focusOnIfLost : undefined}>
      <ReadOnlyText
        title={answeringMessages.yourAnswer}
        text={answer}
        instead={answeringMessages.leftEmpty}
        foot={t(
          isFine(question) ? answeringMessages.fineAsItIs : answeringMessages.nothingMoreAsked,
        )}
      />
      <LeftoverDraft
        name={answerDraftName(reflection, question)}
        saved={answer}
        why={answeringMessages.notSavedBefore}
      />
    </div>
  );
}
