import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { Reflection } from '#contract/mentoring.ts';
import { answeringText } from '#texts/answering.ts';
import { myLearningText } from '#texts/my-learning.ts';
import { progressText } from '#texts/progress.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { ReflectionPage } from '#web/platform/progress/reflection-page.tsx';
import { turnOfOwn } from '#web/platform/progress/turn-words.ts';
import { useText } from '#web/platform/use-text.tsx';
import { TrailLink } from '#web/ui/trail-link.tsx';
import { OwnPaper } from './own-paper.tsx';
import { Reading } from './reading.tsx';
import { readMine } from './use-my-reflection.ts';
import { Writing } from './writing.tsx';

/**
 * A learner's own reflection: written while it is their turn, read otherwise. It is read again
 * whenever this window comes to the front, because another one may have been written in.
 */
export function ReflectionScreen() {
  const { reflection: uuid = '' } = useParams({ strict: false });
  const { data } = useSuspenseQuery({ ...readMine(uuid), refetchOnWindowFocus: 'always' });
  return <OwnReflection key={uuid} reflection={data.reflection} />;
}

function OwnReflection({ reflection }: { reflection: Reflection }) {
  const { t } = useText();
  const { turn, area, pod_id, returned_to } = reflection;
  const [submittedHere, setSubmittedHere] = useState(false);
  return (
    <ReflectionPage
      of={reflection}
      trail={<TrailLink to="/my/learning">{t(myLearningText.title)}</TrailLink>}
      what={
        pod_id === null
          ? t(progressText.areaReflection)
          : t(answeringText.podReflectionIn, { area: <PlaceName of={area} /> })
      }
      turn={turnOfOwn(reflection, returned_to?.name)}
      paper={<OwnPaper reflection={reflection} />}
    >
      {turn.whose === 'learner' ? (
        <Writing reflection={reflection} onSubmitted={() => setSubmittedHere(true)} />
      ) : (
        <Reading reflection={reflection} submittedHere={submittedHere} />
      )}
    </ReflectionPage>
  );
}
