import { useState } from 'react';
import { nameIn } from '#contract/organisations/place-names.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { AreaChecklist } from '#web/features/assigning/area-checklist.tsx';
import type { AreaOrder } from '#web/features/assigning/area-order.ts';
import { chosenAreas, listedAreas } from '#web/features/assigning/listed-areas.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Learner } from '#web/patterns/learner-picker/learner-picker.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { useErrorTitle } from '#web/platform/router/page-title.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { areaNotes } from './area-note.ts';
import styles from './area-plan.module.css';
import { AssignPanel } from './assign-panel.tsx';
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
