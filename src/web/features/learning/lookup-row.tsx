import { useRef, useState } from 'react';
import type { Lookup, LookupKind } from '#contract/lookups.ts';
import { learningText } from '#texts/learning.ts';
import { learningWordsText } from '#texts/learning-words.ts';
import { sharedText } from '#texts/shared.ts';
import { type Sayable, say } from '#texts/text.ts';
import { useHasDraft } from '#web/platform/use-draft.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { SaidHere } from '#web/ui/said-here.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import { Status } from '#web/ui/status.tsx';
import type { Said } from '#web/ui/use-said.ts';
import { LookupForm } from './lookup-form.tsx';
import styles from './lookups.module.css';
import { formDraft } from './use-lookup-form.ts';
import type { useRetire } from './use-retire.ts';

type Props = {
  kind: LookupKind;
  lookup: Lookup;
  mayWrite: boolean;
  said: Said | null;
  onDone: (about: string, words: Sayable) => void;
  retire: ReturnType<typeof useRetire>;
};

export function LookupRow({ kind, lookup, mayWrite, said, onDone, retire }: Props) {
  const { uuid, name, retired, pods_count: count } = lookup;
  const { t, fullName } = useText();
  const hasDraft = useHasDraft(formDraft(kind, lookup));
  const [isRenaming, setRenaming] = useState(mayWrite && hasDraft);
  const wasRenaming = useRef(false);

  function leave(words?: Sayable) {
    wasRenaming.current = true;
    setRenaming(false);
    if (words) onDone(uuid, words);
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
          onSaved={() => leave(learningWordsText.renamed)}
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
            <SmallButton
              onPress={() => retire.undo(lookup)}
              label={say(learningText.undo, { what: name })}
            >
              {t(sharedText.undo)}
            </SmallButton>
          )}
        </span>
        <small>
          {count === 0 ? t(learningWordsText.inNoPod) : t(learningWordsText.inPods, { count })}
        </small>
      </div>
      <Status tone={retired ? 'muted' : 'ok'}>
        {t(retired ? learningWordsText.retired : learningWordsText.offered)}
      </Status>
      {mayWrite && (
        <span className={styles.actions}>
          <Button
            ref={takeFocusBack}
            variant="quiet"
            {...fullName(
              learningWordsText.rename,
              say(learningWordsText.renameWord, { word: name }),
            )}
            onClick={() => setRenaming(true)}
          >
            {t(learningWordsText.rename)}
          </Button>
          <RetireButton lookup={lookup} retire={retire} />
        </span>
      )}
    </li>
  );
}

function RetireButton({ lookup, retire }: Pick<Props, 'lookup' | 'retire'>) {
  const { uuid, name, retired } = lookup;
  const { t, fullName } = useText();
  const act = retired ? learningWordsText.offerAgain : learningWordsText.retire;
  return (
    <Button
      variant="quiet"
      className={styles.retire ?? ''}
      {...fullName(act, say(learningWordsText.actOn, { act, word: name }))}
      busy={retire.busy === uuid}
      onClick={() => (retired ? retire.offer(lookup) : retire.retire(lookup))}
    >
      {t(act)}
    </Button>
  );
}
