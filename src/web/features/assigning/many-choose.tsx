import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { areaIndex } from '#contract/learning.ts';
import { assigningText } from '#texts/assigning.ts';
import { assigningManyText } from '#texts/assigning-many.ts';
import { listsText } from '#texts/lists.ts';
import { sharedText } from '#texts/shared.ts';
import { read } from '#web/platform/data.ts';
import { moment } from '#web/platform/format.ts';
import { LearnerPicker } from '#web/platform/learner-picker/learner-picker.tsx';
import { useErrorTitle } from '#web/platform/page-title.ts';
import { useText } from '#web/platform/use-text.tsx';
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
import { countsOf, type KeptManyChoice } from './use-many-choice.ts';

type Props = { choice: KeptManyChoice; onPreview: () => void };

/** Step 1: who, and which areas in which order. */
export function ManyChoose({ choice, onPreview }: Props) {
  const [isAsked, setAsked] = useState(false);
  const isComplete = choice.learners.length > 0 && choice.areas.length > 0;
  const { t } = useText();
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
          <h2 id="many-learners">{t(listsText.learners)}</h2>
          <LearnerPicker
            learner={null}
            onPick={(learner) => choice.add([learner])}
            label={assigningManyText.addByName}
          />
          <OrganisationPicker choice={choice} />
        </section>
        <Areas choice={choice} />
      </div>
      <section className={plan.panel} aria-labelledby="many-choice">
        <h2 id="many-choice" className="visually-hidden">
          {t(assigningManyText.yourChoice)}
        </h2>
        <div className={plan.order}>
          {choice.isLeftover && choice.draft && (
            <p role="status" className={plan.state}>
              {t(assigningText.hereAgain, { at: moment(choice.draft.at) })}
            </p>
          )}
          <ChosenLearners choice={choice} />
          <ChosenOrder choice={choice} />
        </div>
        <div className={plan.actions}>
          {isIncomplete && (
            <Notice tone="danger" role="alert">
              {t(assigningText.incomplete)}
            </Notice>
          )}
          <Button variant="primary" onClick={preview}>
            {isComplete
              ? t(assigningManyText.previewBoth, countsOf(choice))
              : t(assigningManyText.preview)}
          </Button>
          <p className={`${styles.count} ${styles.promise}`}>{t(assigningManyText.promise)}</p>
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
  if (areas.isError) return <NotLoaded title={sharedText.areasNotLoaded} query={areas} />;
  if (areas.isPending) return <Skeleton lines={6} />;
  return <AreaChecklist areas={listed} chosen={choice.areas} onChoose={choice.chooseAreas} />;
}

function ChosenOrder({ choice }: { choice: KeptManyChoice }) {
  const { listed } = useListed(choice.areas);
  const { t, words } = useText();
  const chosen = chosenAreas(listed, choice.areas, words(assigningText.unknownArea));
  return (
    <section className={styles.chosen}>
      <h3>{t(assigningText.chosenInOrder)}</h3>
      <ChosenAreas areas={chosen} onChoose={choice.chooseAreas} />
    </section>
  );
}
