import { useSuspenseQuery } from '@tanstack/react-query';
import { CatchBoundary, type ErrorComponentProps, getRouteApi } from '@tanstack/react-router';
import { type Reflection, showReflection } from '#contract/mentoring/mentoring.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { EndStep } from '#web/features/mentoring/finish/end-step.tsx';
import { Reopening } from '#web/features/mentoring/finish/reopening.tsx';
import { requestedVerdicts } from '#web/features/mentoring/texts/marks.ts';
import { isAccessLost } from '#web/features/mentoring/texts/review-errors.ts';
import { useVerdicts } from '#web/features/mentoring/texts/use-mark.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { ReflectionPage } from '#web/patterns/reflection/reflection-page.tsx';
import { mentorTurnLabel } from '#web/patterns/reflection/turn-label.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { StatusMessage } from '#web/ui/feedback/status-message.tsx';
import { BreadcrumbLink } from '#web/ui/page-header/breadcrumb-link.tsx';
import { ModeNotice } from './mode-notice.tsx';
import { QuestionStep } from './question-step.tsx';
import { ReadOnlyStep } from './read-only-step.tsx';
import { ResubmittedNotice } from './resubmitted-notice.tsx';
import { ReviewBar } from './review-bar.tsx';
import { reviewMode } from './review-mode.ts';
import { ReviewPrintSheet } from './review-print-sheet.tsx';
import { useReviewFeedback } from './use-review-feedback.ts';
import { useReviewSteps } from './use-review-steps.ts';
import { WhoIsHere } from './who-is-here.tsx';

const route = getRouteApi('/shell/mentor/review-learning/reflection/$reflection');
const UnreadableReview = lazyPart(
  async () => (await import('./unreadable-review.tsx')).UnreadableReview,
);

/** A learner's reflection, question by question. It is loaded whole: stepping makes no call. */
export function ReviewScreen() {
  const { reflection: uuid } = route.useParams();
  return (
    <CatchBoundary getResetKey={() => uuid} errorComponent={ReviewError}>
      <OpenReview uuid={uuid} />
    </CatchBoundary>
  );
}

/** Any other error is the page's. */
function ReviewError({ error }: ErrorComponentProps) {
  if (!isAccessLost(error)) throw error;
  return <UnreadableReview error={error} />;
}

/**
 * What was read before stays on the screen: whoever mentors no more where it was written, or whose
 * learner has moved, may have typed there.
 */
function OpenReview({ uuid }: { uuid: string }) {
  const { data, error } = useSuspenseQuery(read(showReflection, { params: { uuid } }));
  return <Review key={uuid} reflection={data.reflection} isLost={isAccessLost(error)} />;
}

type Props = { reflection: Reflection; isLost: boolean };

function Review({ reflection, isLost }: Props) {
  const { t } = useTranslation();
  const mode = reviewMode(reflection, { reader: useCurrentUser(), isLost });
  const steps = useReviewSteps(reflection);
  const { feedback, showFeedback } = useReviewFeedback();
  const verdicts = useVerdicts(reflection);
  const requested = requestedVerdicts(verdicts);
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
      <ModeNotice reflection={reflection} mode={mode} heading={steps.heading} />
      <ResubmittedNotice reflection={reflection} mode={mode} heading={steps.heading} />
      <Reopening {...shared} showFeedback={showFeedback} />
      <WhoIsHere reflection={reflection} mode={mode} />
      {feedback.refused && mode !== 'lost' && (
        <Callout tone="danger" role="alert">
          {t(feedback.refused)}
        </Callout>
      )}
      <ReviewBar
        reflection={reflection}
        verdicts={verdicts}
        step={steps.step}
        isOnePage={steps.isOnePage}
      >
        <StatusMessage words={feedback.done} />
      </ReviewBar>
      {!question && (
        <EndStep
          {...shared}
          mode={mode}
          verdicts={verdicts}
          feedback={feedback}
          showFeedback={showFeedback}
        />
      )}
      {question && mode === 'reviewing' && (
        <QuestionStep
          key={question.uuid}
          {...shared}
          question={question}
          requested={requested}
          showFeedback={showFeedback}
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
