import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type Reflection, showReflection } from '#contract/mentoring.ts';
import { reviewingMessages } from '#messages/reviewing.ts';
import { read } from '#web/platform/endpoint-query.ts';
import { LocalizedName } from '#web/platform/localized-name.tsx';
import { ReflectionPage } from '#web/platform/progress/reflection-page.tsx';
import { mentorTurnLabel } from '#web/platform/progress/turn-label.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { BreadcrumbLink } from '#web/ui/breadcrumb-link.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { EndStep } from './end-step.tsx';
import { requestedVerdicts } from './marks.ts';
import { ModeNotice } from './mode-notice.tsx';
import { QuestionStep } from './question-step.tsx';
import { ReadOnlyStep } from './read-only-step.tsx';
import { Reopening } from './reopening.tsx';
import { ReviewBar } from './review-bar.tsx';
import { reviewMode } from './review-mode.ts';
import { ReviewPrintSheet } from './review-print-sheet.tsx';
import { useVerdicts } from './use-mark.ts';
import { useReviewFeedback } from './use-review-feedback.ts';
import { useReviewSteps } from './use-review-steps.ts';
import { WhoIsHere } from './who-is-here.tsx';

const route = getRouteApi('/shell/mentor/review-learning/reflection/$reflection');
/** A learner's reflection, question by question. All of it is read at once; stepping asks nothing. */
export function ReviewScreen() {
  const { reflection: uuid } = route.useParams();
  const { data } = useSuspenseQuery(read(showReflection, { params: { uuid } }));
  return <Review key={uuid} reflection={data.reflection} />;
}

function Review({ reflection }: { reflection: Reflection }) {
  const { t } = useTranslation();
  const mode = reviewMode(reflection, useCurrentUser());
  const steps = useReviewSteps(reflection);
  const { told, tell } = useReviewFeedback();
  const verdicts = useVerdicts(reflection);
  const asked = requestedVerdicts(verdicts);
  const question = reflection.questions[steps.step.number - 1];
  const { user } = reflection;
  const shared = { reflection, steps };

  return (
    <ReflectionPage
      of={reflection}
      trail={
        <BreadcrumbLink to="/mentor/review-learning" search={{ learner: user.uuid }}>
          {t(reviewingMessages.learningOf, { learner: user.name })}
        </BreadcrumbLink>
      }
      what={<ReflectionKind reflection={reflection} />}
      turn={mentorTurnLabel(reflection, user.name)}
      paper={<ReviewPrintSheet reflection={reflection} />}
    >
      <ModeNotice reflection={reflection} mode={mode} />
      <Reopening {...shared} tell={tell} />
      <WhoIsHere reflection={reflection} mode={mode} />
      {told.refused && (
        <Callout tone="danger" role="alert">
          {t(told.refused)}
        </Callout>
      )}
      <ReviewBar reflection={reflection} verdicts={verdicts} step={steps.step}>
        <StatusMessage words={told.done} />
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
        <ReadOnlyStep key={question.uuid} {...shared} question={question} />
      )}
    </ReflectionPage>
  );
}

function ReflectionKind({ reflection: { user, area, pod_id } }: { reflection: Reflection }) {
  const { t } = useTranslation();
  return pod_id === null
    ? t(reviewingMessages.areaReflectionBy, { learner: user.name })
    : t(reviewingMessages.podReflectionBy, {
        learner: user.name,
        area: <LocalizedName of={area} />,
      });
}
