import { useState } from 'react';
import { nameIn } from '#contract/place-names.ts';
import { assigningMessages } from '#messages/assigning.ts';
import type { DisplayText } from '#messages/message.ts';
import { sharedMessages } from '#messages/shared.ts';
import type { Learner } from '#web/platform/learner-picker/learner-picker.tsx';
import { useErrorTitle } from '#web/platform/page-title.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AreaChecklist } from './area-checklist.tsx';
import { areaNotes } from './area-note.ts';
import type { AreaOrder } from './area-order.ts';
import styles from './area-plan.module.css';
import { AssignPanel } from './assign-panel.tsx';
import { chosenAreas, listedAreas } from './listed-areas.ts';
import { useAreaSelection } from './use-area-selection.ts';
import { useAssign } from './use-assign.ts';
import type { LearnerAreas } from './use-learner-areas.ts';

type Props = {
  known: LearnerAreas;
  learner: Learner | null;
  /** Something was pressed that needs a learner first. */
  onNobody: () => void;
  onRefusedLearner: (sentence: DisplayText | undefined) => void;
};

/** The areas to tick on the left, what comes of it on the right. */
export function AreaPlan({ known, learner, onNobody, onRefusedLearner }: Props) {
  const { areas, assigned, written, show } = known;
  const saved = learner ? assigned.data?.data : undefined;
  const all = areas.data?.areas ?? [];
  const { t, words, locale } = useTranslation();
  const unknown = words(assigningMessages.unknownArea);
  const nameOf = (uuid: string) => {
    const area = all.find((one) => one.uuid === uuid);
    return area ? nameIn(locale, area) : unknown;
  };
  const choice = useAreaSelection({ learner, saved, nameOf });
  const assigning = useAssign({ learner, saved: saved ?? [], choice, show, onRefusedLearner });
  const [isIncomplete, setIncomplete] = useState(false);
  useErrorTitle(isIncomplete || assigning.failure !== null);

  const listed = listedAreas({ areas: all, saved: saved ?? [], chosen: choice.chosen });
  const counts = written.data?.written ?? {};

  const isReading = learner !== null && saved === undefined;
  const waitsFor = isReading ? 'reading' : assigning.isBusy ? 'writing' : undefined;

  function choose(next: AreaOrder) {
    setIncomplete(false);
    assigning.hush();
    choice.choose(next);
  }

  function submit() {
    const isComplete = learner !== null && choice.chosen.length > 0;
    setIncomplete(!isComplete);
    if (isComplete) assigning.assign();
  }

  function mayChoose(): boolean {
    if (!learner) onNobody();
    return learner !== null;
  }

  if (areas.isError) return <LoadError title={sharedMessages.areasNotLoaded} query={areas} />;
  if (areas.isPending) return <Skeleton lines={6} />;
  return (
    <div className={styles.plan}>
      <div className={styles.left}>
        {assigned.isError && (
          <LoadError title={assigningMessages.learnersAreasNotLoaded} query={assigned} />
        )}
        {assigned.data?.learner.active === false && (
          <Callout tone="warn">
            {t(assigningMessages.accountIsOff, { learner: assigned.data.learner.name })}
          </Callout>
        )}
        <AreaChecklist
          areas={listed}
          chosen={choice.chosen}
          onChoose={choose}
          mayChoose={mayChoose}
          waitsFor={waitsFor}
          done={assigning.done}
          notesOf={(area) =>
            areaNotes(area, { saved: saved ?? [], chosen: choice.chosen, written: counts })
          }
        />
      </div>
      <AssignPanel
        learner={learner}
        saved={saved ?? []}
        chosen={chosenAreas(listed, choice.chosen, unknown)}
        written={written}
        choice={choice}
        assigning={assigning}
        isIncomplete={isIncomplete}
        onChoose={choose}
        onSubmit={submit}
        onRemoveAll={() => {
          setIncomplete(false);
          assigning.remove();
        }}
      />
    </div>
  );
}
