import { useState } from 'react';
import { confirmImport, type Import } from '#contract/imports/imports.ts';
import { message } from '#lib/messages/message.ts';
import { importingMessages } from '#messages/imports/importing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ActFailure } from '#web/patterns/late-failure/act-failure.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import styles from './confirm-dialog.module.css';
import { confirmLabel } from './confirm-label.ts';
import { effectMessages } from './import-effects.tsx';
import { useImportAct } from './use-import-act.ts';

type Props = { import: Import; onClose: () => void };

/** Asks for confirmation, because it writes many records and sends mails. */
export function ConfirmDialog({ import: record, onClose }: Props) {
  const [sendsInvitations, setSendsInvitations] = useState(true);
  const { uuid, invitations } = record;
  // As this opened: other rows that come in behind it have not been read.
  const [seen] = useState(() => record.columns.map(({ field }) => field));
  const confirming = useImportAct(record, confirmImport, onClose);
  const { t } = useTranslation();
  const act = confirmLabel(record);

  const confirm = () =>
    confirming.send({ body: { uuid, send_invitations: sendsInvitations, seen } });

  return (
    <Dialog
      open
      onClose={onClose}
      title={message(importingMessages.confirm, { act })}
      footer={
        <>
          <Button onClick={onClose}>{t(sharedMessages.cancel)}</Button>
          <Button variant="primary" busy={confirming.isBusy} onClick={confirm}>
            {t(act)}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <Consequences import={record} />
        {invitations > 0 && (
          <Switch
            label={importingMessages.sendInvitations}
            isOn={sendsInvitations}
            onChange={setSendsInvitations}
            hint={
              sendsInvitations
                ? message(importingMessages.invitationsSent, { count: invitations })
                : importingMessages.nobodyIsTold
            }
          />
        )}
        {confirming.error && (
          <ActFailure
            error={confirming.error}
            notDone={importingMessages.notStarted}
            maybeDone={importingMessages.maybeStarted}
          />
        )}
      </div>
    </Dialog>
  );
}

function Consequences({ import: record }: { import: Import }) {
  const { t, words } = useTranslation();
  const { kind, counts } = record;
  const { create, update, same, problem } = counts;
  const { added, changed } = consequences[kind];
  return (
    // Not the switch below it: with large text, the dialog would open scrolled past all this.
    <ul className={styles.list} tabIndex={-1} data-first-focus>
      {create > 0 && <li>{t(added, { count: create })}</li>}
      {update > 0 && <li>{t(changed, { count: update })}</li>}
      {effectMessages(record).map((effect) => (
        <li key={words(effect)}>{t(effect)}</li>
      ))}
      {same > 0 && <li>{t(importingMessages.rowsSame, { count: same })}</li>}
      {problem > 0 && <li>{t(importingMessages.rowsLeftOut, { count: problem })}</li>}
      <li>{t(importingMessages.changedMeanwhile)}</li>
    </ul>
  );
}

const consequences = {
  people: { added: importingMessages.peopleAdded, changed: importingMessages.peopleChanged },
  organisations: {
    added: importingMessages.organisationsAdded,
    changed: importingMessages.organisationsChanged,
  },
};
