import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
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

/** Choose, look, assign. The step is in the address; the choice is on this device. */
export function AssignManyScreen() {
  const { step = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const { t } = useTranslation();
  const choice = useAssignManySelection();
  const [result, setResult] = useState<(AssignManyOutcome & { areas: string[] }) | null>(null);
  const isComplete = choice.learners.length > 0 && choice.areas.length > 0;
  const shown = step < 2 || (!isComplete && !result) ? 'choose' : result ? 'result' : 'preview';

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
        <Steps shown={shown} />
        {shown === 'choose' && (
          <AssignManyForm
            choice={choice}
            onPreview={() => {
              setResult(null);
              goTo(2);
            }}
          />
        )}
        {shown === 'preview' && (
          <AssignManyPreview
            learners={choice.learners}
            chosen={choice.areas}
            onBack={() => goTo(undefined)}
            onAssigned={(assigned) => {
              setResult({ ...assigned, areas: choice.areas });
              choice.drop();
            }}
          />
        )}
        {shown === 'result' && result && (
          <AssignManyResult
            result={result}
            chosen={result.areas}
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

/** After a step the focus is at its beginning; on opening the page it is at the page's. */
function Steps({ shown }: { shown: keyof typeof steps }) {
  const arrived = useRef(shown);
  const { t } = useTranslation();
  function arrive(heading: HTMLElement | null) {
    if (!heading || arrived.current === shown) return;
    arrived.current = shown;
    heading.focus({ preventScroll: true });
  }
  return (
    <p key={shown} ref={arrive} tabIndex={-1} className={styles.step}>
      {t(steps[shown])}
    </p>
  );
}
