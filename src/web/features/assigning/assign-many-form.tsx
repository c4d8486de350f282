import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { areaIndex } from '#contract/learning.ts';
import { assigningMessages } from '#messages/assigning.ts';
import { assigningManyMessages } from '#messages/assigning-many.ts';
import { listsMessages } from '#messages/lists.ts';
import { sharedMessages } from '#messages/shared.ts';
import { read } from '#web/platform/endpoint-query.ts';
import { formatTimeOrDate } from '#web/platform/format.ts';
import { LearnerPicker } from '#web/platform/learner-picker/learner-picker.tsx';
import { useErrorTitle } from '#web/platform/page-title.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AreaChecklist } from './area-checklist.tsx';
import plan from './area-plan.module.css';
import { ChosenAreas } from './chosen-areas.tsx';
import { ChosenLearners } from './chosen-learners.tsx';
import { chosenAreas, listedAreas } from './listed-areas.ts';
import styles from './many-learners.module.css';
import { OrganisationPicker } from './organisation-picker.tsx';
import { type AssignManySelectionState, selectionCounts } from './use-assign-many-selection.ts';

type Props = { choice: AssignManySelectionState; onPreview: () => void };

/** Step 1: who, and which areas in which order. */
export function AssignManyForm({ choice, onPreview }: Props) {
  const [isAsked, setAsked] = useState(false);
  const isComplete = choice.learners.length > 0 && choice.areas.length > 0;
  const { t } = useTranslation();
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
          <h2 id="many-learners">{t(listsMessages.learners)}</h2>
          <LearnerPicker
            learner={null}
            onPick={(learner) => choice.add([learner])}
            label={assigningManyMessages.addByName}
          />
          <OrganisationPicker choice={choice} />
        </section>
        <Areas choice={choice} />
      </div>
      <section className={plan.panel} aria-labelledby="many-choice">
        <h2 id="many-choice" className="visually-hidden">
          {t(assigningManyMessages.yourChoice)}
        </h2>
        <div className={plan.order}>
          {choice.isLeftover && choice.draft && (
            <p role="status" className={plan.state}>
              {t(assigningMessages.hereAgain, { at: formatTimeOrDate(choice.draft.at) })}
            </p>
          )}
          <ChosenLearners choice={choice} />
          <ChosenOrder choice={choice} />
        </div>
        <div className={plan.actions}>
          {isIncomplete && (
            <Callout tone="danger" role="alert">
              {t(assigningMessages.incomplete)}
            </Callout>
          )}
          <Button variant="primary" onClick={preview}>
            {isComplete
              ? t(assigningManyMessages.previewBoth, selectionCounts(choice))
              : t(assigningManyMessages.preview)}
          </Button>
          <p className={`${styles.count} ${styles.promise}`}>{t(assigningManyMessages.promise)}</p>
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

function Areas({ choice }: { choice: AssignManySelectionState }) {
  const { areas, listed } = useListed(choice.areas);
  if (areas.isError) return <LoadError title={sharedMessages.areasNotLoaded} query={areas} />;
  if (areas.isPending) return <Skeleton lines={6} />;
  return <AreaChecklist areas={listed} chosen={choice.areas} onChoose={choice.chooseAreas} />;
}

function ChosenOrder({ choice }: { choice: AssignManySelectionState }) {
  const { listed } = useListed(choice.areas);
  const { t, words } = useTranslation();
  const chosen = chosenAreas(listed, choice.areas, words(assigningMessages.unknownArea));
  return (
    <section className={styles.chosen}>
      <h3>{t(assigningMessages.chosenInOrder)}</h3>
      <ChosenAreas areas={chosen} onChoose={choice.chooseAreas} />
    </section>
  );
}
