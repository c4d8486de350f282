import { useQuery } from '@tanstack/react-query';
import { assignMany, type Outcome, previewAssignments } from '#contract/assignments.ts';
import { read, useWrite } from '#web/platform/data.ts';
import type { Learner } from '#web/platform/learner-picker/learner-picker.tsx';
import { useErrorTitle } from '#web/platform/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './assign-many-screen.module.css';
import { whyNotMany } from './failure.ts';
import { OutcomeList } from './outcome-list.tsx';
import { withKind } from './outcomes.ts';
import type { Result } from './result-file.ts';
import { counted } from './sentences.ts';
import { Summary } from './summary.tsx';
import { useChosenAreas } from './use-chosen-areas.ts';

type Props = {
  learners: readonly Learner[];
  chosen: readonly string[];
  onBack: () => void;
  onAssigned: (result: Result) => void;
};

/** Step 2: what would happen to each, as the server sees it now. Nothing is written to get here. */
export function ManyPreview({ learners, chosen, onBack, onAssigned }: Props) {
  const areas = useChosenAreas(chosen);
  const body = { learners: learners.map(({ uuid }) => uuid), areas_list: [...chosen] };
  const preview = useQuery({ ...read(previewAssignments, { body }), staleTime: 0 });
  const assigning = useWrite(assignMany);
  const outcomes = preview.data?.outcomes;
  useErrorTitle(preview.isError || assigning.isError);

  function assign(previewed: readonly Outcome[]) {
    const at = new Date().toISOString();
    assigning.mutate(
      { body },
      { onSuccess: ({ outcomes }) => onAssigned({ done: outcomes, previewed, at }) },
    );
  }

  return (
    <div className={styles.part}>
      {preview.isPending && <Skeleton lines={6} />}
      {preview.error && !preview.isFetching && (
        <Notice tone="danger" role="alert">
          <p>
            <strong>There is no preview.</strong> {whyNotMany(preview.error, learners).join(' ')}{' '}
            Your choice is as it was.
          </p>
          <Button onClick={() => void preview.refetch()}>Try again</Button>
        </Notice>
      )}
      {outcomes && (
        <>
          <Summary outcomes={outcomes} />
          <OutcomeList outcomes={outcomes} areas={areas} when="before" />
        </>
      )}
      <div className={styles.foot}>
        {assigning.error && (
          <Notice tone="danger" role="alert">
            <strong>Not assigned.</strong> {whyNotMany(assigning.error, learners).join(' ')}
          </Notice>
        )}
        <div className={styles.buttons}>
          <Button onClick={onBack}>
            <Icon name="arrow-left" />
            Back
          </Button>
          {outcomes && (
            <Confirm
              outcomes={outcomes}
              isBusy={assigning.isPending}
              onAssign={() => assign(outcomes)}
            />
          )}
        </div>
      </div>
    </div>
  );
}

type ConfirmProps = { outcomes: readonly Outcome[]; isBusy: boolean; onAssign: () => void };

function Confirm({ outcomes, isBusy, onAssign }: ConfirmProps) {
  const count = withKind(outcomes, 'will_get').length;
  if (count === 0) return <p className={styles.main}>There is nothing to assign to anybody.</p>;
  return (
    <Button variant="primary" className={styles.main} busy={isBusy} onClick={onAssign}>
      Assign to {counted(count, 'learner')}
    </Button>
  );
}
