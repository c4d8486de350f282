import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { page } from '#contract/pages.ts';
import { assigningManyText } from '#texts/assigning-many.ts';
import { pagesText } from '#texts/pages.ts';
import { useText } from '#web/platform/use-text.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TrailLink } from '#web/ui/trail-link.tsx';
import styles from './assign-many-screen.module.css';
import { ManyChoose } from './many-choose.tsx';
import { ManyPreview } from './many-preview.tsx';
import { ManyResult } from './many-result.tsx';
import type { Result } from './result-file.ts';
import { manyPath, useManyChoice } from './use-many-choice.ts';

const { title, purpose } = page(manyPath);

/** Choose, look, assign. The step is in the address; the choice is on this device. */
export function AssignManyScreen() {
  const step = useSearch({ strict: false, select: (search) => search.step ?? 1 });
  const navigate = useNavigate();
  const { t } = useText();
  const choice = useManyChoice();
  const [result, setResult] = useState<(Result & { areas: string[] }) | null>(null);
  const isComplete = choice.learners.length > 0 && choice.areas.length > 0;
  const shown = step < 2 || (!isComplete && !result) ? 'choose' : result ? 'result' : 'preview';

  const goTo = (step: number | undefined) => void navigate({ to: manyPath, search: { step } });

  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose}
        trail={<TrailLink to="/mentor/assign-learning">{t(pagesText.assignLearning)}</TrailLink>}
      />
      <div className={styles.screen}>
        <Steps shown={shown} />
        {shown === 'choose' && (
          <ManyChoose
            choice={choice}
            onPreview={() => {
              setResult(null);
              goTo(2);
            }}
          />
        )}
        {shown === 'preview' && (
          <ManyPreview
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
          <ManyResult
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
  choose: assigningManyText.stepChoose,
  preview: assigningManyText.stepPreview,
  result: assigningManyText.stepResult,
} as const;

/** After a step the focus is at its beginning; on opening the page it is at the page's. */
function Steps({ shown }: { shown: keyof typeof steps }) {
  const arrived = useRef(shown);
  const { t } = useText();
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
