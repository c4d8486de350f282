import { assigningManyMessages } from '#messages/mentoring/assigning-many.ts';
import { useChosenAreas } from '#web/features/assigning/use-chosen-areas.ts';
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

/** What the server did, learner by learner, whatever the preview had said. */
export function AssignManyResult({ result, chosen, onAgain }: Props) {
  const areas = useChosenAreas(chosen);
  const { t, words, locale } = useTranslation();
  const { done, previewed } = result;
  const surprising = unexpectedOutcomes(done, previewed);
  return (
    <div className={styles.part}>
      <OutcomeSummary outcomes={done} isDone />
      {surprising.size > 0 && (
        <Callout tone="warn" role="alert">
          {t(assigningManyMessages.cameOutOtherwise, { count: surprising.size })}
        </Callout>
      )}
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => downloadResult(result, areas, { words, locale })}>
          {t(assigningManyMessages.download)}
        </Button>
        <Button onClick={() => onAgain(done.map(({ learner }) => learner))}>
          {t(assigningManyMessages.sameLearners)}
        </Button>
        <ButtonLink variant="quiet" to="/mentor/assign-learning/many">
          {t(assigningManyMessages.otherLearners)}
        </ButtonLink>
      </div>
      <OutcomeList outcomes={done} areas={areas} when="after" surprising={surprising} />
    </div>
  );
}
