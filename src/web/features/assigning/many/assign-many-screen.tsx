import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { UndoOutcome } from '#contract/mentoring/assignments.ts';
import { page } from '#contract/pages/pages.ts';
import { assigningManyMessages } from '#messages/mentoring/assigning-many.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { BreadcrumbLink } from '#web/ui/page-header/breadcrumb-link.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { AssignManyForm } from './assign-many-form.tsx';
import { AssignManyPreview } from './assign-many-preview.tsx';
import { AssignManyResult } from './assign-many-result.tsx';
import styles from './assign-many-screen.module.css';
import type { AssignManyOutcome } from './result-file.ts';
import { assignManyPath, useAssignManySelection } from './use-assign-many-selection.ts';

const route = getRouteApi('/shell/mentor/assign-learning/many');
const { title, purpose } = page(assignManyPath);

type Result = AssignManyOutcome & { areas: string[]; undone?: readonly UndoOutcome[] };

/** Choose, preview, assign. The step is in the address; the choice is stored on this device. */
export function AssignManyScreen() {
  const { step = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const { t } = useTranslation();
  const choice = useAssignManySelection();
  const [result, setResult] = useState<Result | null>(null);
  const isComplete = choice.learners.length > 0 && choice.areas.length > 0;
  const currentStep =
    step < 2 || (!isComplete && !result) ? 'choose' : result ? 'result' : 'preview';

  const goTo = (step: number | undefined) => void navigate({ search: { step } });

  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose}
        trail={
          <BreadcrumbLink to="/mentor/assign-learning">
            {t(pagesMessages.assignLearning)}
          </BreadcrumbLink>
        }
      />
      <div className={styles.screen}>
        <CurrentStep step={currentStep} />
        {currentStep === 'choose' && (
          <AssignManyForm
            choice={choice}
            onPreview={() => {
              setResult(null);
              goTo(2);
            }}
          />
        )}
        {currentStep === 'preview' && (
          <AssignManyPreview
            learners={choice.learners}
            chosen={choice.areas}
            onBack={() => goTo(undefined)}
            onAssigned={(outcome) => {
              setResult({ ...outcome, areas: choice.areas });
              choice.drop();
            }}
          />
        )}
        {currentStep === 'result' && result && (
          <AssignManyResult
            result={result}
            chosen={result.areas}
            undone={result.undone}
            onUndone={(undone) => setResult({ ...result, undone })}
            onAgain={(learners) => {
              setResult(null);
              choice.add(learners);
              goTo(undefined);
            }}
          />
        )}
      </div>
    </>
  );
}

const steps = {
  choose: assigningManyMessages.stepChoose,
  preview: assigningManyMessages.stepPreview,
  result: assigningManyMessages.stepResult,
} as const;

/** A new step takes the focus; the first one does not, as the page has it when it opens. */
function CurrentStep({ step }: { step: keyof typeof steps }) {
  const lastStep = useRef(step);
  const { t } = useTranslation();
  function focusNewStep(heading: HTMLElement | null) {
    if (!heading || lastStep.current === step) return;
    lastStep.current = step;
    // The result has the address of the preview, so only its heading leads up from the rows.
    heading.focus({ preventScroll: step !== 'result' });
  }
  return (
    <p key={step} ref={focusNewStep} tabIndex={-1} className={styles.step}>
      {t(steps[step])}
    </p>
  );
}
