import { useQuery } from '@tanstack/react-query';
import { assignMany, type Outcome, previewAssignments } from '#contract/mentoring/assignments.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { assigningManyMessages } from '#messages/mentoring/assigning-many.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useChosenAreas } from '#web/features/assigning/listed-areas.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Learner } from '#web/patterns/learner-picker/learner-picker.tsx';
import { read, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { useErrorTitle } from '#web/platform/router/page-title.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Sentences } from '#web/ui/sentences/sentences.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from './assign-many-screen.module.css';
import { manyFailureMessages } from './many-failure.ts';
import { OutcomeList } from './outcome-list.tsx';
import { OutcomeSummary } from './outcome-summary.tsx';
import { outcomesOfKind } from './outcomes.ts';
import type { AssignManyOutcome } from './result-file.ts';

type Props = {
  learners: readonly Learner[];
  chosen: readonly string[];
  onBack: () => void;
  onAssigned: (result: AssignManyOutcome) => void;
};

/** Step 2: what each learner would get, as the server sees it now. Nothing is written yet. */
export function AssignManyPreview({ learners, chosen, onBack, onAssigned }: Props) {
  const areas = useChosenAreas(chosen);
  const { t } = useTranslation();
  const body = { learners: learners.map(({ uuid }) => uuid), areas_list: [...chosen] };
  const preview = useQuery({ ...read(previewAssignments, { body }), staleTime: 0 });
  const assigning = useWrite(assignMany);
  const outcomes = preview.data?.outcomes;
  useErrorTitle(preview.isError || assigning.isError);

  function assign(previewed: readonly Outcome[]) {
    assigning.mutate(
      { body },
      {
        onSuccess: ({ outcomes, assigned_at }) =>
          onAssigned({ assigned: outcomes, previewed, at: assigned_at }),
      },
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
