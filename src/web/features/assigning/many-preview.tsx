import { useQuery } from '@tanstack/react-query';
import { assignMany, type Outcome, previewAssignments } from '#contract/assignments.ts';
import { assigningText } from '#texts/assigning.ts';
import { assigningManyText } from '#texts/assigning-many.ts';
import { sharedText } from '#texts/shared.ts';
import { read, useWrite } from '#web/platform/data.ts';
import type { Learner } from '#web/platform/learner-picker/learner-picker.tsx';
import { useErrorTitle } from '#web/platform/page-title.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sentences } from '#web/ui/sentences.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './assign-many-screen.module.css';
import { whyNotMany } from './failure.ts';
import { OutcomeList } from './outcome-list.tsx';
import { withKind } from './outcomes.ts';
import type { Result } from './result-file.ts';
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
  const { t } = useText();
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
            <strong>{t(assigningManyText.noPreview)}</strong>{' '}
            <Sentences
              of={[...whyNotMany(preview.error, learners), assigningManyText.choiceAsItWas]}
            />
          </p>
          <Button onClick={() => void preview.refetch()}>{t(sharedText.tryAgain)}</Button>
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
            <strong>{t(assigningText.notAssigned)}</strong>{' '}
            <Sentences of={whyNotMany(assigning.error, learners)} />
          </Notice>
        )}
        <div className={styles.buttons}>
          <Button onClick={onBack}>
            <Icon name="arrow-left" />
            {t(sharedText.back)}
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
  const { t } = useText();
  if (count === 0) return <p className={styles.main}>{t(assigningManyText.nothingToAssign)}</p>;
  return (
    <Button variant="primary" className={styles.main} busy={isBusy} onClick={onAssign}>
      {t(assigningManyText.assignTo, { count })}
    </Button>
  );
}
