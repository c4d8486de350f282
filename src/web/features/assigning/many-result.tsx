import { assigningManyText } from '#texts/assigning-many.ts';
import type { Learner } from '#web/platform/learner-picker/learner-picker.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './assign-many-screen.module.css';
import { OutcomeList } from './outcome-list.tsx';
import { surprises } from './outcomes.ts';
import { downloadResult, type Result } from './result-file.ts';
import { Summary } from './summary.tsx';
import { useChosenAreas } from './use-chosen-areas.ts';

type Props = {
  result: Result;
  chosen: readonly string[];
  onAgain: (learners: readonly Learner[]) => void;
};

/** What the server did, learner by learner, whatever the preview had said. */
export function ManyResult({ result, chosen, onAgain }: Props) {
  const areas = useChosenAreas(chosen);
  const { t, words, locale } = useText();
  const { done, previewed } = result;
  const surprising = surprises(done, previewed);
  return (
    <div className={styles.part}>
      <Summary outcomes={done} isDone />
      {surprising.size > 0 && (
        <Notice tone="warn" role="alert">
          {t(assigningManyText.cameOutOtherwise, { count: surprising.size })}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => downloadResult(result, areas, { words, locale })}>
          {t(assigningManyText.download)}
        </Button>
        <Button onClick={() => onAgain(done.map(({ learner }) => learner))}>
          {t(assigningManyText.sameLearners)}
        </Button>
        <ButtonLink variant="quiet" to="/mentor/assign-learning/many">
          {t(assigningManyText.otherLearners)}
        </ButtonLink>
      </div>
      <OutcomeList outcomes={done} areas={areas} when="after" surprising={surprising} />
    </div>
  );
}
