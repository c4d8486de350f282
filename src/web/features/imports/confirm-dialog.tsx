import { useState } from 'react';
import { confirmImport, type Import } from '#contract/imports.ts';
import { counted } from '#web/platform/counted.ts';
import { useWrite } from '#web/platform/data.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import styles from './confirm-dialog.module.css';
import { confirmWords, countedKind } from './import-words.ts';

type Props = { import: Import; onClose: () => void };

/** One of the few things that are asked about: it writes many records and sends mails. */
export function ConfirmDialog({ import: shown, onClose }: Props) {
  const [sends, setSends] = useState(true);
  const confirming = useWrite(confirmImport);
  const { uuid, invitations } = shown;
  const words = confirmWords(shown);

  function confirm() {
    confirming.mutate({ body: { uuid, send_invitations: sends } }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`${words}?`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={confirming.isPending} onClick={confirm}>
            {words}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <Consequences import={shown} />
        {invitations > 0 && (
          <Switch
            label="Send invitations now"
            isOn={sends}
            onChange={setSends}
            hint={
              sends
                ? `${countedKind('people', invitations)} ${invitations === 1 ? 'gets' : 'get'} an email with a link to choose a password.`
                : 'Nobody is told. You can send each invitation later, from the list of users.'
            }
          />
        )}
        {confirming.error && (
          <Notice tone="danger" role="alert">
            <strong>Not started.</strong> {sentenceOf(confirming.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function Consequences({ import: { kind, counts } }: { import: Import }) {
  const { create, update, same, problem } = counts;
  const is = (count: number) => (count === 1 ? 'is' : 'are');
  return (
    <ul className={styles.list}>
      {create > 0 && (
        <li>
          {countedKind(kind, create)} {is(create)} added.
        </li>
      )}
      {update > 0 && (
        <li>
          {countedKind(kind, update)} {is(update)} changed.
        </li>
      )}
      {same > 0 && <li>{counted(same, 'row')} would change nothing.</li>}
      {problem > 0 && (
        <li>
          {counted(problem, 'row')} with a problem {is(problem)} left out; you can download them.
        </li>
      )}
      <li>A record that somebody changes meanwhile is left alone and reported.</li>
    </ul>
  );
}
