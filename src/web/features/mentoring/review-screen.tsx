import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type Reflection, showReflection } from '#contract/mentoring.ts';
import { reviewingText } from '#texts/reviewing.ts';
import { read } from '#web/platform/data.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { ReflectionPage } from '#web/platform/progress/reflection-page.tsx';
import { turnOf } from '#web/platform/progress/turn-words.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Said } from '#web/ui/said.tsx';
import { TrailLink } from '#web/ui/trail-link.tsx';
import { EndStep } from './end-step.tsx';
import { askedAmong } from './marks.ts';
import { ModeNotice } from './mode-notice.tsx';
import { PrintedReview } from './printed-review.tsx';
import { QuestionStep } from './question-step.tsx';
import { ReadStep } from './read-step.tsx';
import { Reopening } from './reopening.tsx';
import { ReviewBar } from './review-bar.tsx';
import { reviewMode } from './review-mode.ts';
import { useVerdicts } from './use-mark.ts';
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
  const { t } = useText();
  const mode = reviewMode(reflection, useCurrentUser());
  const steps = useSteps(reflection);
  const { told, tell } = useTell();
  const verdicts = useVerdicts(reflection);
  const asked = askedAmong(verdicts);
  const question = reflection.questions[steps.step.number - 1];
  const { user } = reflection;
  const shared = { reflection, steps };

  return (
    <ReflectionPage
      of={reflection}
      trail={
        <TrailLink to="/mentor/review-learning" search={{ learner: user.uuid }}>
          {t(reviewingText.learningOf, { learner: user.name })}
        </TrailLink>
      }
      what={<WhatItIs reflection={reflection} />}
      turn={turnOf(reflection, user.name)}
      paper={<PrintedReview reflection={reflection} />}
    >
      <ModeNotice reflection={reflection} mode={mode} />
      <Reopening {...shared} tell={tell} />
      <WhoIsHere reflection={reflection} mode={mode} />
      {told.refused && (
        <Notice tone="danger" role="alert">
          {t(told.refused)}
        </Notice>
      )}
      <ReviewBar reflection={reflection} verdicts={verdicts} step={steps.step}>
        <Said words={told.done} />
      </ReviewBar>
      {!question && <EndStep {...shared} mode={mode} verdicts={verdicts} told={told} tell={tell} />}
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
    </ReflectionPage>
  );
}

function WhatItIs({ reflection: { user, area, pod_id } }: { reflection: Reflection }) {
  const { t } = useText();
  return pod_id === null
    ? t(reviewingText.areaReflectionBy, { learner: user.name })
    : t(reviewingText.podReflectionBy, { learner: user.name, area: <PlaceName of={area} /> });
}
