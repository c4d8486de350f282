import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { Reflection } from '#contract/mentoring.ts';
import { answeringMessages } from '#messages/answering.ts';
import { myLearningMessages } from '#messages/my-learning.ts';
import { progressMessages } from '#messages/progress.ts';
import { LocalizedName } from '#web/platform/localized-name.tsx';
import { ReflectionPage } from '#web/platform/progress/reflection-page.tsx';
import { learnerTurnLabel } from '#web/platform/progress/turn-label.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { BreadcrumbLink } from '#web/ui/breadcrumb-link.tsx';
import { MyPrintSheet } from './my-print-sheet.tsx';
import { Reading } from './reading.tsx';
import { myReflectionQuery } from './use-my-reflection.ts';
import { Writing } from './writing.tsx';

const route = getRouteApi('/shell/my/learning/reflection/$reflection');
/**
 * A learner's own reflection: written while it is their turn, read otherwise. It is read again
 * whenever this window comes to the front, because another one may have been written in.
 */
export function ReflectionScreen() {
  const { reflection: uuid } = route.useParams();
  const { data } = useSuspenseQuery({ ...myReflectionQuery(uuid), refetchOnWindowFocus: 'always' });
  return <OwnReflection key={uuid} reflection={data.reflection} />;
}

function OwnReflection({ reflection }: { reflection: Reflection }) {
  const { t } = useTranslation();
  const { turn, area, pod_id, returned_to } = reflection;
  const [submittedHere, setSubmittedHere] = useState(false);
  return (
    <ReflectionPage
      of={reflection}
      trail={<BreadcrumbLink to="/my/learning">{t(myLearningMessages.title)}</BreadcrumbLink>}
      what={
        pod_id === null
          ? t(progressMessages.areaReflection)
          : t(answeringMessages.podReflectionIn, { area: <LocalizedName of={area} /> })
      }
      turn={learnerTurnLabel(reflection, returned_to?.name)}
      paper={<MyPrintSheet reflection={reflection} />}
    >
      {turn.whose === 'learner' ? (
        <Writing reflection={reflection} onSubmitted={() => setSubmittedHere(true)} />
      ) : (
        <Reading reflection={reflection} submittedHere={submittedHere} />
      )}
    </ReflectionPage>
  );
}
