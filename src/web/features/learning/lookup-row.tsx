import { useRef, useState } from 'react';
import type { Lookup, LookupKind } from '#contract/lookups.ts';
import { counted } from '#web/platform/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { SaidHere } from '#web/ui/said-here.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import { Status } from '#web/ui/status.tsx';
import type { Said } from '#web/ui/use-said.ts';
import { LookupForm } from './lookup-form.tsx';
import styles from './lookups.module.css';
import type { useRetire } from './use-retire.ts';

type Props = {
  kind: LookupKind;
  lookup: Lookup;
  mayWrite: boolean;
  said: Said | null;
  say: (about: string, words: string) => void;
  retire: ReturnType<typeof useRetire>;
};

export function LookupRow({ kind, lookup, mayWrite, said, say, retire }: Props) {
  const { uuid, name, retired, pods_count } = lookup;
  const [isRenaming, setRenaming] = useState(false);
  const wasRenaming = useRef(false);

  function leave(words?: string) {
    wasRenaming.current = true;
    setRenaming(false);
    if (words) say(uuid, words);
  }

  /** The button that opened the form is back, and with it the focus. */
  function takeFocusBack(button: HTMLButtonElement | null) {
    if (!button || !wasRenaming.current) return;
    wasRenaming.current = false;
    button.focus();
  }

  if (isRenaming) {
    return (
      <li className={styles.row}>
        <LookupForm
          kind={kind}
          lookup={lookup}
          onClose={() => leave()}
          onSaved={() => leave('Renamed')}
        />
      </li>
    );
  }
  const isMarked = said?.about === uuid && said.isMarked;
  return (
    <li className={isMarked ? `${styles.row} ${styles.marked}` : styles.row}>
      <div className={styles.word}>
        <span className={styles.name}>
          {name} <SaidHere said={said} about={uuid} />
          {retire.undoable === uuid && (
            <SmallButton onPress={() => retire.undo(lookup)} label={`Undo: ${name}`}>
              Undo
            </SmallButton>
          )}
        </span>
        <small>{pods_count === 0 ? 'In no pod' : `In ${counted(pods_count, 'pod')}`}</small>
      </div>
      <Status tone={retired ? 'muted' : 'ok'}>{retired ? 'Retired' : 'Offered'}</Status>
      {mayWrite && (
        <span className={styles.actions}>
          <Button
            ref={takeFocusBack}
            variant="quiet"
            aria-label={`Rename ${name}`}
            onClick={() => setRenaming(true)}
          >
            Rename
          </Button>
          <RetireButton lookup={lookup} retire={retire} />
        </span>
      )}
    </li>
  );
}

function RetireButton({ lookup, retire }: Pick<Props, 'lookup' | 'retire'>) {
  const { uuid, name, retired } = lookup;
  const words = retired ? 'Offer again' : 'Retire';
  return (
    <Button
      variant="quiet"
      className={styles.retire ?? ''}
      aria-label={`${words}: ${name}`}
      busy={retire.busy === uuid}
      onClick={() => (retired ? retire.offer(lookup) : retire.retire(lookup))}
    >
      {words}
    </Button>
  );
}
