import { type ComponentType, Suspense, useState } from 'react';
import { RuleLine } from '#web/features/my-account/factors/rule-line.tsx';
import { DashboardScreen } from '#web/features/shell/dashboard/dashboard-screen.tsx';
import { currentFlash } from '#web/platform/session/flash.ts';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import * as panels from './dashboard-panels.tsx';

/** The dashboard, put together from what several features say is to be done. */
export function DashboardPage() {
  const [flash] = useState(currentFlash);
  return (
    <DashboardScreen
      flash={flash}
      twoStep={<RuleLine />}
      worklist={<Part of={panels.WorklistPanel} />}
      organisations={<Part of={panels.OwnRolesPanel} />}
      people={<Part of={panels.PeoplePanel} />}
      learning={<Part of={panels.LearningPanel} />}
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
