import { type ComponentType, lazy, Suspense, useState } from 'react';
import { DashboardScreen } from '#web/features/shell/dashboard/dashboard-screen.tsx';
import { loadChunk } from '#web/platform/calls/load-chunk.ts';
import { currentFlash } from '#web/platform/session/flash.ts';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import * as panels from './dashboard-panels.tsx';

const learningPanel = () => loadChunk(() => import('#web/features/overview/learning-panel.tsx'));
const LearningPanel = lazy(async () => ({ default: (await learningPanel()).LearningPanel }));

/** The dashboard, put together from what several features say is to be done. */
export function DashboardPage() {
  const [flash] = useState(currentFlash);
  return (
    <DashboardScreen
      flash={flash}
      worklist={<Part of={panels.WorklistPanel} />}
      people={
        <>
          <Part of={panels.PeoplePanel} />
          <Suspense>
            <panels.CorrectionsPanel />
          </Suspense>
        </>
      }
      learning={<Part of={LearningPanel} />}
      myLearning={<Part of={panels.MyLearningPanel} />}
    />
  );
}

/** Each comes when it is ready: none waits for another. */
function Part({ of: Panel }: { of: ComponentType }) {
  return (
    <Suspense fallback={<Skeleton />}>
      <Panel />
    </Suspense>
  );
}
