import { useQuery } from '@tanstack/react-query';
import { assignMany, type Outcome, previewAssignments } from '#contract/assignments.ts';
import { assigningMessages } from '#messages/assigning.ts';
import { assigningManyMessages } from '#messages/assigning-many.ts';
import { sharedMessages } from '#messages/shared.ts';
import { read, useWrite } from '#web/platform/endpoint-query.ts';
import type { Learner } from '#web/platform/learner-picker/learner-picker.tsx';
import { useErrorTitle } from '#web/platform/page-title.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Sentences } from '#web/ui/sentences.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { manyFailureMessages } from './assign-failure.ts';
import styles from './assign-many-screen.module.css';
import { OutcomeList } from './outcome-list.tsx';
import { OutcomeSummary } from './outcome-summary.tsx';
import { outcomesOfKind } from './outcomes.ts';
import type { AssignManyOutcome } from './result-file.ts';
import { useChosenAreas } from './use-chosen-areas.ts';

type Props = {
  learners: readonly Learner[];
  chosen: readonly string[];
  onBack: () => void;
  onAssigned: (result: AssignManyOutcome) => void;
};

/** Step 2: what would happen to each, as the server sees it now. Nothing is written to get here. */
export function AssignManyPreview({ learners, chosen, onBack, onAssigned }: Props) {
  const areas = useChosenAreas(chosen);
  const { t } = useTranslation();
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
        <Callout tone="danger" role="alert">
          <p>
            <strong>{t(assigningManyMessages.noPreview)}</strong>{' '}
            <Sentences
              of={[
                ...manyFailureMessages(preview.error, learners),
                assigningManyMessages.choiceAsItWas,
              ]}
            />
          </p>
          <Button onClick={() => void preview.refetch()}>{t(sharedMessages.tryAgain)}</Button>
        </Callout>
      )}
      {outcomes && (
        <>
          <OutcomeSummary outcomes={outcomes} />
          <OutcomeList outcomes={outcomes} areas={areas} when="before" />
        </>
      )}
      <div className={styles.foot}>
        {assigning.error && (
          <Callout tone="danger" role="alert">
            <strong>{t(assigningMessages.notAssigned)}</strong>{' '}
            <Sentences of={manyFailureMessages(assigning.error, learners)} />
          </Callout>
        )}
        <div className={styles.buttons}>
          <Button onClick={onBack}>
            <Icon name="arrow-left" />
            {t(sharedMessages.back)}
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
  const count = outcomesOfKind(outcomes, 'will_get').length;
  const { t } = useTranslation();
  if (count === 0) return <p className={styles.main}>{t(assigningManyMessages.nothingToAssign)}</p>;
  return (
    <Button variant="primary" className={styles.main} busy={isBusy} onClick={onAssign}>
      {t(assigningManyMessages.assignTo, { count })}
    </Button>
  );
}
