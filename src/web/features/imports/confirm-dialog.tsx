import { useState } from 'react';
import { confirmImport, type Import } from '#contract/imports.ts';
import { importingText } from '#texts/importing.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { useWrite } from '#web/platform/data.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import styles from './confirm-dialog.module.css';
import { confirmWords } from './import-words.ts';

type Props = { import: Import; onClose: () => void };

/** One of the few things that are asked about: it writes many records and sends mails. */
export function ConfirmDialog({ import: shown, onClose }: Props) {
  const [sends, setSends] = useState(true);
  const confirming = useWrite(confirmImport);
  const { uuid, invitations } = shown;
  const { t } = useText();
  const act = confirmWords(shown);

  function confirm() {
    confirming.mutate({ body: { uuid, send_invitations: sends } }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={say(importingText.confirm, { act })}
      footer={
        <>
          <Button onClick={onClose}>{t(sharedText.cancel)}</Button>
          <Button variant="primary" busy={confirming.isPending} onClick={confirm}>
            {t(act)}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <Consequences import={shown} />
        {invitations > 0 && (
          <Switch
            label={importingText.sendInvitations}
            isOn={sends}
            onChange={setSends}
            hint={
              sends
                ? say(importingText.invitationsSent, { count: invitations })
                : importingText.nobodyIsTold
            }
          />
        )}
        {confirming.error && (
          <Notice tone="danger" role="alert">
            <strong>{t(importingText.notStarted)}</strong> {t(sentenceOf(confirming.error))}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function Consequences({ import: { kind, counts } }: { import: Import }) {
  const { t } = useText();
  const { create, update, same, problem } = counts;
  const { added, changed } = consequences[kind];
  return (
    <ul className={styles.list}>
      {create > 0 && <li>{t(added, { count: create })}</li>}
      {update > 0 && <li>{t(changed, { count: update })}</li>}
      {same > 0 && <li>{t(importingText.rowsSame, { count: same })}</li>}
      {problem > 0 && <li>{t(importingText.rowsLeftOut, { count: problem })}</li>}
      <li>{t(importingText.changedMeanwhile)}</li>
    </ul>
  );
}

const consequences = {
  people: { added: importingText.peopleAdded, changed: importingText.peopleChanged },
  organisations: {
    added: importingText.organisationsAdded,
    changed: importingText.organisationsChanged,
  },
};
