import { assigningManyMessages } from '#messages/mentoring/assigning-many.ts';
import { useChosenAreas } from '#web/features/assigning/listed-areas.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Learner } from '#web/patterns/learner-picker/learner-picker.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './assign-many-screen.module.css';
import { OutcomeList } from './outcome-list.tsx';
import { OutcomeSummary } from './outcome-summary.tsx';
import { unexpectedOutcomes } from './outcomes.ts';
import { type AssignManyOutcome, downloadResult } from './result-file.ts';

type Props = {
  result: AssignManyOutcome;
  chosen: readonly string[];
  onAgain: (learners: readonly Learner[]) => void;
};

/** Step 3: what the server did, learner by learner; it may differ from the preview. */
export function AssignManyResult({ result, chosen, onAgain }: Props) {
  const areas = useChosenAreas(chosen);
  const { t, words, locale } = useTranslation();
  const { assigned, previewed } = result;
  const unexpected = unexpectedOutcomes(assigned, previewed);
  return (
    <div className={styles.part}>
      <OutcomeSummary outcomes={assigned} isDone />
      {unexpected.size > 0 && (
        <Callout tone="warn" role="alert">
          {t(assigningManyMessages.cameOutOtherwise, { count: unexpected.size })}
        </Callout>
      )}
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => downloadResult(result, areas, { words, locale })}>
          {t(assigningManyMessages.download)}
        </Button>
        <Button onClick={() => onAgain(assigned.map(({ learner }) => learner))}>
          {t(assigningManyMessages.sameLearners)}
        </Button>
        <ButtonLink variant="quiet" to="/mentor/assign-learning/many">
          {t(assigningManyMessages.otherLearners)}
        </ButtonLink>
      </div>
      <OutcomeList outcomes={assigned} areas={areas} when="after" unexpected={unexpected} />
    </div>
  );
}
