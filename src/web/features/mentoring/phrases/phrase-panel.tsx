import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Phrase } from '#contract/phrases/phrases.ts';
import { phraseIndex } from '#contract/phrases/phrases.ts';
import { message } from '#lib/messages/message.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { moveByArrows } from './move-by-arrows.ts';
import { NewPhrase } from './new-phrase.tsx';
import { filled, phrasesFor } from './phrase-text.ts';
import styles from './phrases.module.css';

type Props = {
  learner: string;
  question: string;
  /** What a new phrase begins with. */
  written: string;
  onInsert: (text: string) => void;
};

/** The phrases for a question, found by typing. Enter inserts the first. */
export function PhrasePanel({ learner, question, written, onInsert }: Props) {
  const { t } = useTranslation();
  const query = useQuery(read(phraseIndex, {}));
  const [search, setSearch] = useState('');
  const found = phrasesFor(query.data?.phrases ?? [], { question, learner, search });

  return (
    <div className={styles.panel}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0]) onInsert(filled(found[0], learner));
        }}
        onKeyDown={moveByArrows}
      >
        <TextField
          type="search"
          ref={focusOn}
          label={phrasesMessages.find}
          value={search}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
        />
        <p role="status" className={styles.quiet}>
          {query.data && t(statusOf())}
        </p>
        {found.length > 0 && <p className={styles.keys}>{t(phrasesMessages.keys)}</p>}
        <ul className={styles.choices}>
          {found.map((phrase) => (
            <li key={phrase.uuid}>
              <Choice phrase={phrase} learner={learner} onInsert={onInsert} />
            </li>
          ))}
        </ul>
      </form>
      {!query.data && query.error && <LoadError title={phrasesMessages.notLoaded} query={query} />}
      {!query.data && !query.error && <Skeleton lines={4} />}
      {query.data && (
        <Disclosure title={phrasesMessages.new}>
          <NewPhrase question={question} written={written} />
        </Disclosure>
      )}
    </div>
  );

  function statusOf() {
    if (found.length > 0) return message(phrasesMessages.found, { count: found.length });
    return search.trim() ? phrasesMessages.nothingFound : phrasesMessages.noneYet;
  }
}

type ChoiceProps = Pick<Props, 'learner' | 'onInsert'> & { phrase: Phrase };

function Choice({ phrase, learner, onInsert }: ChoiceProps) {
  const { t } = useTranslation();
  const text = filled(phrase, learner);
  const about = [
    ...(phrase.question ? [phrasesMessages.forThisQuestion] : []),
    ...(phrase.status === 'approved' ? [phrasesMessages.ofTheTeam] : []),
  ];
  return (
    <button type="button" data-phrase className={styles.choice} onClick={() => onInsert(text)}>
      <span>{text}</span>
      {about.length > 0 && (
        <span className={styles.quiet}>{about.map((words) => t(words)).join(' · ')}</span>
      )}
    </button>
  );
}
