import type { Learner } from '#web/platform/learner-picker/learner-picker.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './assign-many-screen.module.css';
import { OutcomeList } from './outcome-list.tsx';
import { surprises } from './outcomes.ts';
import { downloadResult, type Result } from './result-file.ts';
import { counted } from './sentences.ts';
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
  const { done, previewed } = result;
  const surprising = surprises(done, previewed);
  return (
    <div className={styles.part}>
      <Summary outcomes={done} isDone />
      {surprising.size > 0 && (
        <Notice tone="warn" role="alert">
          For {counted(surprising.size, 'learner')} it came out otherwise than in the preview,
          because something changed in between. Below is what happened.
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => downloadResult(result, areas)}>
          Download the result (CSV)
        </Button>
        <Button onClick={() => onAgain(done.map(({ learner }) => learner))}>
          Same learners, other areas
        </Button>
        <ButtonLink variant="quiet" to="/mentor/assign-learning/many">
          Other learners
        </ButtonLink>
      </div>
      <OutcomeList outcomes={done} areas={areas} when="after" surprising={surprising} />
    </div>
  );
}
