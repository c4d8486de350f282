import { useState } from 'react';
import { nameIn } from '#contract/organisations/place-names.ts';
import { type DisplayText, message, type Translatable } from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import type { ListedArea } from '#web/features/assigning/area-box.tsx';
import { AreaChecklist } from '#web/features/assigning/area-checklist.tsx';
import type { AreaOrder } from '#web/features/assigning/area-order.ts';
import { chosenAreas, listedAreas } from '#web/features/assigning/listed-areas.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Learner } from '#web/patterns/learner-picker/learner-picker.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { useErrorTitle } from '#web/platform/router/page-title.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from './area-plan.module.css';
import { AssignPanel } from './assign-panel.tsx';
import { useAreaSelection } from './use-area-selection.ts';
import { useAssign } from './use-assign.ts';
import type { LearnerAreas } from './use-learner-areas.ts';

type Props = {
  learnerAreas: LearnerAreas;
  learner: Learner | null;
  /** Something was pressed that needs a learner first. */
  onLearnerMissing: () => void;
  onRefusedLearner: (sentence: DisplayText | undefined) => void;
};

/** The areas to tick on the left; their order and the buttons on the right. */
export function AreaPlan({ learnerAreas, learner, onLearnerMissing, onRefusedLearner }: Props) {
  const { areas, assigned, written, show } = learnerAreas;
  const saved = learner ? assigned.data?.data : undefined;
  const allAreas = areas.data?.areas ?? [];
  const { t, words, locale } = useTranslation();
  const unknownName = words(assigningMessages.unknownArea);
  const nameOf = (uuid: string) => {
    const area = allAreas.find((area) => area.uuid === uuid);
    return area ? nameIn(locale, area) : unknownName;
  };
  const choice = useAreaSelection({ learner, saved, nameOf });
  const assigning = useAssign({ learner, saved: saved ?? [], choice, show, onRefusedLearner });
  const [isIncomplete, setIncomplete] = useState(false);
  useErrorTitle(isIncomplete || assigning.failure !== null);

  const listed = listedAreas({ areas: allAreas, saved: saved ?? [], chosen: choice.chosen });
  const counts = written.data?.written ?? {};

  const isReading = learner !== null && saved === undefined;
  const waitsFor = isReading ? 'reading' : assigning.isBusy ? 'writing' : undefined;

  function choose(next: AreaOrder) {
    setIncomplete(false);
    assigning.clearFeedback();
    choice.choose(next);
  }

  function submit() {
    const isComplete = learner !== null && choice.chosen.length > 0;
    setIncomplete(!isComplete);
    if (isComplete) assigning.assign();
  }

  function mayChoose(): boolean {
    if (!learner) onLearnerMissing();
    return learner !== null;
  }

  if (areas.isPending) return <Skeleton lines={6} />;
  if (!areas.data) return <LoadError title={sharedMessages.areasNotLoaded} query={areas} />;
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
          applied={assigning.applied}
          notesOf={(area) =>
            areaNotes(area, { saved: saved ?? [], chosen: choice.chosen, written: counts })
          }
        />
      </div>
      <AssignPanel
        learner={learner}
        saved={saved ?? []}
        chosen={chosenAreas(listed, choice.chosen, unknownName)}
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

type AreaState = {
  saved: readonly { uuid: string }[];
  chosen: readonly string[];
  written: Record<string, number>;
};

/** Beside an area: that it is switched off, and what becomes of the work written in it. */
function areaNotes(
  { uuid, active }: ListedArea,
  { saved, chosen, written }: AreaState,
): Translatable[] {
  const isSaved = saved.some((area) => area.uuid === uuid);
  const count = written[uuid] ?? 0;
  return [
    ...(active ? [] : [isSaved ? assigningMessages.isOff : assigningMessages.isOffSince]),
    ...(count === 0 ? [] : [message(writtenNote(isSaved, chosen.includes(uuid)), { count })]),
  ];
}

function writtenNote(isSaved: boolean, isChosen: boolean) {
  if (isSaved) return isChosen ? assigningMessages.written : assigningMessages.willGo;
  return isChosen ? assigningMessages.willBeBack : assigningMessages.keptFromBefore;
}
