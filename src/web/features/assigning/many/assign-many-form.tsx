import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assignableAreas } from '#contract/mentoring/assignments.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { assigningManyMessages } from '#messages/mentoring/assigning-many.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { AreaChecklist } from '#web/features/assigning/area-checklist.tsx';
import { chosenAreas, listedAreas } from '#web/features/assigning/listed-areas.ts';
import plan from '#web/features/assigning/one/area-plan.module.css';
import { ChosenAreas } from '#web/features/assigning/one/chosen-areas.tsx';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LearnerPicker } from '#web/patterns/learner-picker/learner-picker.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { useErrorTitle } from '#web/platform/router/page-title.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { ChosenLearners } from './chosen-learners.tsx';
import styles from './many-learners.module.css';
import { OrganisationPicker } from './organisation-picker.tsx';
import { type AssignManySelectionState, selectionCounts } from './use-assign-many-selection.ts';

type Props = { choice: AssignManySelectionState; onPreview: () => void };

/** Step 1: which learners, and which areas in which order. */
export function AssignManyForm({ choice, onPreview }: Props) {
  const [isSubmitted, setSubmitted] = useState(false);
  const isComplete = choice.learners.length > 0 && choice.areas.length > 0;
  const { t } = useTranslation();
  const isIncomplete = isSubmitted && !isComplete;
  useErrorTitle(isIncomplete);

  function preview() {
    setSubmitted(true);
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
            canInvite
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

function useListedAreas(chosen: readonly string[]) {
  const areas = useQuery(read(assignableAreas, {}));
  const listed = listedAreas({ areas: areas.data?.areas ?? [], saved: [], chosen });
  return { areas, listed };
}

function Areas({ choice }: { choice: AssignManySelectionState }) {
  const { areas, listed } = useListedAreas(choice.areas);
  if (areas.isPending) return <Skeleton lines={6} />;
  if (!areas.data) return <LoadError title={sharedMessages.areasNotLoaded} query={areas} />;
  return <AreaChecklist areas={listed} chosen={choice.areas} onChoose={choice.chooseAreas} />;
}

function ChosenOrder({ choice }: { choice: AssignManySelectionState }) {
  const { listed } = useListedAreas(choice.areas);
  const { t, words } = useTranslation();
  const chosen = chosenAreas(listed, choice.areas, words(assigningMessages.unknownArea));
  return (
    <section className={styles.chosen}>
      <h3>{t(assigningMessages.chosenInOrder)}</h3>
      <ChosenAreas areas={chosen} onChoose={choice.chooseAreas} />
    </section>
  );
}
