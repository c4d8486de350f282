import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { areaIndex } from '#contract/learning.ts';
import { read } from '#web/platform/data.ts';
import { moment } from '#web/platform/format.ts';
import { LearnerPicker } from '#web/platform/learner-picker/learner-picker.tsx';
import { useErrorTitle } from '#web/platform/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AreaChecklist } from './area-checklist.tsx';
import plan from './area-plan.module.css';
import { ChosenAreas } from './chosen-areas.tsx';
import { ChosenLearners } from './chosen-learners.tsx';
import { chosenAreas, listedAreas } from './listed-areas.ts';
import styles from './many-learners.module.css';
import { OrganisationPicker } from './organisation-picker.tsx';
import { counted, sentences } from './sentences.ts';
import type { KeptManyChoice } from './use-many-choice.ts';

type Props = { choice: KeptManyChoice; onPreview: () => void };

/** Step 1: who, and which areas in which order. */
export function ManyChoose({ choice, onPreview }: Props) {
  const [isAsked, setAsked] = useState(false);
  const isComplete = choice.learners.length > 0 && choice.areas.length > 0;
  const isIncomplete = isAsked && !isComplete;
  useErrorTitle(isIncomplete);

  function preview() {
    setAsked(true);
    if (isComplete) onPreview();
  }

  return (
    <div className={plan.plan}>
      <div className={plan.left}>
        <section className={styles.learners} aria-labelledby="many-learners">
          <h2 id="many-learners">Learners</h2>
          <LearnerPicker
            learner={null}
            onPick={(learner) => choice.add([learner])}
            label="Add a learner by name"
          />
          <OrganisationPicker choice={choice} />
        </section>
        <Areas choice={choice} />
      </div>
      <section className={plan.panel} aria-label="Your choice">
        <div className={plan.order}>
          {choice.isLeftover && choice.draft && (
            <p role="status" className={plan.state}>
              Your choice from {moment(choice.draft.at)} is here again, not assigned yet.
            </p>
          )}
          <ChosenLearners choice={choice} />
          <ChosenOrder choice={choice} />
        </div>
        <div className={plan.actions}>
          {isIncomplete && (
            <Notice tone="danger" role="alert">
              {sentences.incomplete}
            </Notice>
          )}
          <Button variant="primary" onClick={preview}>
            Preview{' '}
            {isComplete &&
              `${counted(choice.learners.length, 'learner')}, ${counted(choice.areas.length, 'area')}`}
          </Button>
          <p className={`${styles.count} ${styles.promise}`}>
            Nothing is assigned before you have seen what it does.
          </p>
        </div>
      </section>
    </div>
  );
}

function useListed(chosen: readonly string[]) {
  const areas = useQuery(read(areaIndex, {}));
  const listed = listedAreas({ areas: areas.data?.areas ?? [], saved: [], chosen });
  return { areas, listed };
}

function Areas({ choice }: { choice: KeptManyChoice }) {
  const { areas, listed } = useListed(choice.areas);
  if (areas.isError) return <NotLoaded what="The areas" query={areas} />;
  if (areas.isPending) return <Skeleton lines={6} />;
  return <AreaChecklist areas={listed} chosen={choice.areas} onChoose={choice.chooseAreas} />;
}

function ChosenOrder({ choice }: { choice: KeptManyChoice }) {
  const { listed } = useListed(choice.areas);
  return (
    <section className={styles.chosen}>
      <h3>Chosen areas, in order</h3>
      <ChosenAreas areas={chosenAreas(listed, choice.areas)} onChoose={choice.chooseAreas} />
    </section>
  );
}
