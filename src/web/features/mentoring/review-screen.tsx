import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { type Reflection, showReflection } from '#contract/mentoring.ts';
import { read } from '#web/platform/data.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Said } from '#web/ui/said.tsx';
import { Turn } from '#web/ui/turn.tsx';
import { EndStep } from './end-step.tsx';
import { ModeNotice } from './mode-notice.tsx';
import { PrintedReview } from './printed-review.tsx';
import { QuestionStep } from './question-step.tsx';
import { ReadStep } from './read-step.tsx';
import { Reopening } from './reopening.tsx';
import { ReviewBar } from './review-bar.tsx';
import { reviewMode } from './review-mode.ts';
import styles from './review-screen.module.css';
import { turnWords } from './turn-words.ts';
import { useAsked } from './use-mark.ts';
import { useSteps } from './use-steps.ts';
import { useTell } from './use-tell.ts';
import { WhoIsHere } from './who-is-here.tsx';

/** A learner's reflection, question by question. All of it is read at once; stepping asks nothing. */
export function ReviewScreen() {
  const { reflection: uuid = '' } = useParams({ strict: false });
  const { data } = useSuspenseQuery(read(showReflection, { params: { uuid } }));
  return <Review key={uuid} reflection={data.reflection} />;
}

function Review({ reflection }: { reflection: Reflection }) {
  const mode = reviewMode(reflection, useCurrentUser());
  const steps = useSteps(reflection);
  const { said, tell } = useTell();
  const asked = useAsked(reflection);
  const question = reflection.questions[steps.step.number - 1];
  const shared = { reflection, steps };

  return (
    <>
      <div className={styles.screen}>
        <Header reflection={reflection} />
        <ModeNotice reflection={reflection} mode={mode} />
        <Reopening {...shared} tell={tell} />
        <WhoIsHere reflection={reflection} mode={mode} />
        {said.refused && (
          <Notice tone="danger" role="alert">
            {said.refused}
          </Notice>
        )}
        <ReviewBar reflection={reflection} asked={asked} step={steps.step}>
          <Said words={said.done} />
        </ReviewBar>
        {!question && <EndStep {...shared} mode={mode} asked={asked} said={said} tell={tell} />}
        {question && mode === 'reviewing' && (
          <QuestionStep
            key={question.uuid}
            {...shared}
            question={question}
            asked={asked}
            tell={tell}
          />
        )}
        {question && mode !== 'reviewing' && (
          <ReadStep key={question.uuid} {...shared} question={question} />
        )}
      </div>
      <PrintedReview reflection={reflection} />
    </>
  );
}

function Header({ reflection }: { reflection: Reflection }) {
  const { name, user } = reflection;
  return (
    <PageHeader
      title={name}
      purpose={
        <span className={styles.standing}>
          {whatItIs(reflection)} <Turn words={turnWords(reflection, user.name)} />
        </span>
      }
      trail={
        <Link to="/mentor/review-learning" search={{ learner: user.uuid }} className={styles.trail}>
          <Icon name="chevron-left" />
          {user.name}'s learning
        </Link>
      }
      actions={
        <Button variant="quiet" className={styles.print} onClick={() => print()}>
          <Icon name="print" />
          Print
        </Button>
      }
    />
  );
}

function whatItIs({ user, area, pod_id }: Reflection): string {
  const kind = pod_id === null ? 'Area reflection' : `Pod reflection in ${area.name}`;
  return `${kind} by ${user.name}`;
}
