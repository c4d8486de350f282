import type { UndoOutcome } from '#contract/mentoring/assignments.ts';
import { assigningManyMessages } from '#messages/mentoring/assigning-many.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useChosenAreas } from '#web/features/assigning/listed-areas.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Learner } from '#web/patterns/learner-picker/learner-picker.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { UndoLine } from '#web/ui/feedback/undo-line.tsx';
import styles from './assign-many-screen.module.css';
import { OutcomeList } from './outcome-list.tsx';
import { OutcomeSummary } from './outcome-summary.tsx';
import { unexpectedOutcomes } from './outcomes.ts';
import { type AssignManyOutcome, downloadResult } from './result-file.ts';
import { afterUndo, undoneText } from './undo-outcomes.ts';
import { useUndoAssignMany } from './use-undo-assign-many.ts';

type Props = {
  result: AssignManyOutcome;
  chosen: readonly string[];
  /** What came of undoing it, once it was undone. */
  undone: readonly UndoOutcome[] | undefined;
  onUndone: (outcomes: readonly UndoOutcome[]) => void;
  onAgain: (learners: readonly Learner[]) => void;
};

/** Step 3: what the server did, learner by learner; it may differ from the preview. */
export function AssignManyResult({ result, chosen, undone, onUndone, onAgain }: Props) {
  const areas = useChosenAreas(chosen);
  const { t, words, locale } = useTranslation();
  const { undo, isBusy, problem } = useUndoAssignMany(result, chosen, onUndone);
  const { assigned, previewed } = result;
  const shown = undone ? afterUndo(assigned, undone) : assigned;
  const unexpected = undone ? new Set<string>() : unexpectedOutcomes(assigned, previewed);
  const line = undone
    ? { text: undoneText(assigned, undone), number: 1, isProblem: false }
    : problem;
  const download = () => downloadResult({ ...result, assigned: shown }, areas, { words, locale });
  return (
    <div className={styles.part}>
      {!undone && <OutcomeSummary outcomes={assigned} isDone />}
      {unexpected.size > 0 && (
        <Callout tone="warn" role="alert">
          {t(assigningManyMessages.cameOutOtherwise, { count: unexpected.size })}
        </Callout>
      )}
      {line && <UndoLine result={line} onUndo={undone ? undefined : undo} isBusy={isBusy} />}
      <div className={styles.buttons}>
        {undo && !line && (
          <Button busy={isBusy} onClick={undo}>
            {t(sharedMessages.undo)}
          </Button>
        )}
        <Button variant={undone ? 'secondary' : 'primary'} onClick={download}>
          {t(assigningManyMessages.download)}
        </Button>
        <Button
          variant={undone ? 'primary' : 'secondary'}
          onClick={() => onAgain(assigned.map(({ learner }) => learner))}
        >
          {t(assigningManyMessages.sameLearners)}
        </Button>
        <ButtonLink variant="quiet" to="/mentor/assign-learning/many">
          {t(assigningManyMessages.otherLearners)}
        </ButtonLink>
      </div>
      <OutcomeList outcomes={shown} areas={areas} when="after" unexpected={unexpected} />
    </div>
  );
}
