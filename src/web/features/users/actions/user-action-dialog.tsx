import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  applyUserAction,
  previewUserAction,
  type UserOutcome,
} from '#contract/people/user-actions.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { userActionsMessages as text } from '#messages/people/user-actions.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import type { PickerItem } from '#web/patterns/picker/picker.tsx';
import { RecordPicker } from '#web/patterns/record-picker/record-picker.tsx';
import { useIsMounted } from '#web/platform/browser/use-is-mounted.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { read, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';
import { Sentences } from '#web/ui/sentences/sentences.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { type ActionChoice, needsOrganisation } from './action-choices.ts';
import {
  doneTo,
  failureSentences,
  plannedSentences,
  skippedSentences,
} from './action-sentences.ts';
import { bodyOf, type selectionBody } from './use-user-actions.ts';
import styles from './user-actions.module.css';

export type PickedLearner = Pick<UserOutcome, 'uuid' | 'name'>;

type Props = {
  choice: ActionChoice;
  /** Of the action, as its option names it. */
  title: DisplayText;
  people: ReturnType<typeof selectionBody>;
  onClose: () => void;
  /** `isOpen`: nobody has closed the dialog since. */
  onDone: (choice: ActionChoice, outcomes: readonly UserOutcome[], isOpen: boolean) => void;
  /** It failed once nobody sees the dialog any more. */
  onFailed: (error: unknown) => void;
  /** The button that goes on to the areas for these learners. */
  assignLearning: (learners: readonly PickedLearner[]) => ReactNode;
};

/** Of leaving an organisation no undo gives back the roles there. */
const isTakingAway = (action: ActionChoice['action']) =>
  action === 'switch_off' || action === 'remove_from_organisation';

/** What an action would do to the selected people, as the server sees it now; then it is done. */
export function UserActionDialog(props: Props) {
  const { title, people, onClose, onDone, onFailed, assignLearning } = props;
  const { organisation: listed, ...chosen } = props.choice;
  const [picked, setPicked] = useState<PickerItem>();
  // The name of the listed one may still be on its way as the dialog opens.
  const organisation = picked ?? listed;
  const choice = { ...chosen, ...(organisation && { organisation }) };
  const { action } = choice;
  const isNamed = !needsOrganisation(choice) || organisation !== undefined;
  const { t } = useTranslation();
  const preview = useQuery({
    ...read(previewUserAction, { body: { ...bodyOf(choice), ...people } }),
    enabled: isNamed,
    staleTime: 0,
  });
  const applying = useWrite(applyUserAction);
  const isMounted = useIsMounted();
  const outcomes = preview.data?.outcomes;
  const planned = doneTo(outcomes ?? []);
  const count = planned.length;

  const [apply, isApplying] = useOneAtATime(async () => {
    if (action === 'assign_learning') return;
    try {
      const body = { ...bodyOf({ ...choice, action }), ...people, expected: count };
      const reply = await applying.mutateAsync({ body });
      onDone(choice, reply.outcomes, isMounted());
    } catch (error) {
      if (!isMounted()) return onFailed(error);
      // Something has changed since, maybe by this very call: the preview shows what.
      void preview.refetch();
    }
  });

  const confirm =
    action === 'assign_learning' ? (
      assignLearning(planned)
    ) : (
      <Button
        variant={isTakingAway(action) ? 'danger' : 'primary'}
        busy={isApplying}
        onClick={() => void apply()}
      >
        {t(text.confirm, { action: title, people: message(text.people, { count }) })}
      </Button>
    );

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(sharedMessages.cancel)}</Button>
          {count > 0 && confirm}
        </>
      }
    >
      <div className={styles.preview}>
        {applying.isError && (
          <Callout tone="danger" role="alert">
            <Sentences of={failureSentences(applying.error)} />
          </Callout>
        )}
        {needsOrganisation(choice) && (
          <RecordPicker
            kind="organisations"
            label={text.whichOrganisation}
            value={organisation ?? null}
            onPick={(other) => {
              // What failed was about another one.
              applying.reset();
              setPicked(other);
            }}
          />
        )}
        {isNamed && preview.isPending && <Skeleton lines={3} />}
        {preview.isError && <LoadError title={text.noPreview} query={preview} />}
        {outcomes && <Preview choice={choice} outcomes={outcomes} planned={planned} />}
      </div>
    </Dialog>
  );
}

type PreviewProps = {
  choice: ActionChoice;
  outcomes: readonly UserOutcome[];
  planned: readonly UserOutcome[];
};

function Preview({ choice, outcomes, planned }: PreviewProps) {
  const { t, words } = useTranslation();
  const skipped = skippedSentences(choice, outcomes);
  return (
    <>
      {plannedSentences(choice, outcomes).map((sentence) => (
        <p key={words(sentence)}>{t(sentence)}</p>
      ))}
      {planned.length > 0 && (
        <Disclosure title={message(text.showNames, { count: planned.length })}>
          <ul className={styles.names}>
            {planned.map(({ uuid, name }) => (
              <li key={uuid}>{name}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      {skipped.length > 0 && (
        <section aria-labelledby="left-out">
          <h3 id="left-out">{t(text.skipped)}</h3>
          <ul className={styles.skipped}>
            {skipped.map((sentence) => (
              <li key={words(sentence)}>{t(sentence)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
