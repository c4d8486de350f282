import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { importPhrases, type Phrase, phraseIndex, phrasesFile } from '#contract/phrases/phrases.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { StatusMessage } from '#web/ui/feedback/status-message.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { EditPhrase } from './edit-phrase.tsx';
import { PhraseFiles } from './phrase-files.tsx';
import { PhraseRow } from './phrase-row.tsx';
import { PhraseSearch } from './phrase-search.tsx';
import { phrasesWith } from './phrase-text.ts';
import styles from './phrases.module.css';
import { RemovedMeanwhile } from './removed-meanwhile.tsx';
import { newPhrase, useEditedPhrase } from './use-phrase-draft.ts';
import { useRestorePhrase } from './use-restore-phrase.ts';

/** A mentor's own phrases: written, proposed to the team, taken out as a file and in again. */
export function MyPhrases() {
  const { uuid } = useCurrentUser();
  const query = useQuery(read(phraseIndex, {}));
  if (!query.data) {
    return query.error ? (
      <LoadError title={phrasesMessages.notLoaded} query={query} />
    ) : (
      <Skeleton lines={4} />
    );
  }
  return <OwnPhrases phrases={query.data.phrases.filter(({ author }) => author?.uuid === uuid)} />;
}

/** As many are seen at a glance. */
const fewPhrases = 10;

function OwnPhrases({ phrases }: { phrases: readonly Phrase[] }) {
  const { t } = useTranslation();
  const { edited, takesFocus, edit, close, forget } = useEditedPhrase(phrases);
  const [done, setDone] = useState<DisplayText>('');
  const [removed, setRemoved] = useState<Phrase | null>(null);
  const { found, search, setSearch } = useFoundPhrases(phrases, edited);
  const add = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const { restore, isBusy, problem } = useRestorePhrase(() => finish(phrasesMessages.broughtBack));

  /** What was pressed is gone, so the focus needs another place. */
  function finish(words: DisplayText, gone: Phrase | null = null) {
    flushSync(() => {
      close();
      setDone(words);
      setRemoved(gone);
    });
    add.current?.focus();
  }

  /** Back to the row that was edited, which may be far from the button. */
  function finishRow(uuid: string, words: DisplayText) {
    finish(words);
    rows.current?.querySelector<HTMLElement>(`[data-uuid="${uuid}"] button`)?.focus();
  }

  return (
    <div className={styles.form}>
      <RemovedMeanwhile
        whose="own"
        phrases={phrases}
        focused={takesFocus ? edited : null}
        onDone={finish}
      />
      {edited === newPhrase ? (
        <EditPhrase
          whose="own"
          takesFocus={takesFocus}
          onSaved={() => {
            setSearch('');
            finish(phrasesMessages.saved);
          }}
          onCancel={() => finish('')}
        />
      ) : (
        <div className={styles.actions}>
          <Button ref={add} onClick={() => edit(newPhrase)}>
            {t(phrasesMessages.add)}
          </Button>
          <PhraseFiles
            importing={importPhrases}
            file={phrases.length > 0 ? phrasesFile : undefined}
          />
        </div>
      )}
      <Outcome words={problem || done} isBusy={isBusy} undo={removed && (() => restore(removed))} />
      {phrases.length === 0 && <p className={styles.quiet}>{t(phrasesMessages.noneYet)}</p>}
      {phrases.length > fewPhrases && (
        <PhraseSearch search={search} onSearch={setSearch} count={found.length} />
      )}
      <ul ref={rows} className={styles.rows}>
        {found.map((phrase) => (
          <li key={phrase.uuid} data-uuid={phrase.uuid}>
            {edited === phrase.uuid ? (
              <EditPhrase
                whose="own"
                phrase={phrase}
                takesFocus={takesFocus}
                onSaved={() => finishRow(phrase.uuid, phrasesMessages.saved)}
                onCancel={() => finishRow(phrase.uuid, '')}
              />
            ) : (
              <PhraseRow
                phrase={phrase}
                onEdit={() => edit(phrase.uuid)}
                onDone={setDone}
                onRemoved={() => {
                  forget(phrase.uuid);
                  finish(phrasesMessages.removed, phrase);
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Those with the words that are looked for. The one that is edited stays, whatever its words are. */
function useFoundPhrases(phrases: readonly Phrase[], edited: string | null) {
  const [search, setSearch] = useState('');
  const matching = phrases.length > fewPhrases ? phrasesWith(phrases, search) : phrases;
  const found = phrases.filter((one) => one.uuid === edited || matching.includes(one));
  // A new one may not have these words, so the search is cleared with it.
  return { found, search, setSearch };
}

type OutcomeProps = { words: DisplayText; isBusy: boolean; undo: (() => void) | null };

/** What was done last. Removing can be undone. */
function Outcome({ words, isBusy, undo }: OutcomeProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      <StatusMessage words={words} />
      {undo && (
        <Button variant="quiet" busy={isBusy} onClick={undo}>
          {t(sharedMessages.undo)}
        </Button>
      )}
    </div>
  );
}
