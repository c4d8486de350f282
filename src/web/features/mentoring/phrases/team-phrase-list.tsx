import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Phrase, PhraseDecision } from '#contract/phrases/phrases.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { EditPhrase } from './edit-phrase.tsx';
import { PhraseQuestion } from './phrase-question.tsx';
import { RowButton } from './phrase-row.tsx';
import styles from './phrases.module.css';
import type { Decided } from './use-decide-phrase.ts';
import { useDraftedPhrase } from './use-phrase-draft.ts';

type Decide = { decide: (phrase: Decided, decision: PhraseDecision) => Promise<void> };
type ListProps = Decide & {
  heading: RefObject<HTMLHeadingElement | null>;
  title: DisplayText;
  /** Where there are none. */
  instead?: DisplayText;
  phrases: readonly Phrase[];
  /** Where the phrases can be reworded: called once one is saved. */
  onEdited?: (words: DisplayText) => void;
  /** What else is done with the list. */
  children?: ReactNode;
};

/** A phrase as it was when its editing began, and where in the list. */
type Edited = { phrase: Phrase; place: number; isPressed: boolean };

export function PhraseList(props: ListProps) {
  const { heading, title, instead, phrases, onEdited, decide, children } = props;
  const { t } = useTranslation();
  const { drafted } = useDraftedPhrase('team', onEdited ? phrases.map(({ uuid }) => uuid) : []);
  const [edited, setEdited] = useState(() => editedIn(phrases, drafted));
  const rows = useRef<HTMLUListElement>(null);

  /** Back to the row that was edited, or to the heading where somebody removed it meanwhile. */
  function finish(uuid: string, isSaved: boolean) {
    flushSync(() => {
      setEdited(null);
      if (isSaved) onEdited?.(phrasesMessages.saved);
    });
    const button = rows.current?.querySelector<HTMLElement>(`[data-uuid="${uuid}"] button`);
    (button ?? heading.current)?.focus();
  }

  return (
    <section className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        {t(title)}
      </h2>
      {children}
      {phrases.length === 0 && instead && <p className={styles.quiet}>{t(instead)}</p>}
      <ul ref={rows} className={styles.rows}>
        {withEdited(phrases, edited).map((phrase, place) => (
          <li key={phrase.uuid} data-uuid={phrase.uuid} className={styles.row}>
            {edited?.phrase.uuid === phrase.uuid ? (
              <EditPhrase
                whose="team"
                phrase={phrase}
                takesFocus={edited.isPressed}
                onSaved={() => finish(phrase.uuid, true)}
                onCancel={() => finish(phrase.uuid, false)}
              />
            ) : (
              <TeamPhrase
                phrase={phrase}
                decide={decide}
                onEdit={onEdited && (() => setEdited({ phrase, place, isPressed: true }))}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function editedIn(phrases: readonly Phrase[], drafted: string | undefined): Edited | null {
  const place = phrases.findIndex(({ uuid }) => uuid === drafted);
  const phrase = phrases[place];
  return phrase ? { phrase, place, isPressed: false } : null;
}

/** With the phrase that is edited also where somebody removed it meanwhile: its text isn’t saved yet. */
function withEdited(phrases: readonly Phrase[], edited: Edited | null): readonly Phrase[] {
  if (!edited || phrases.some(({ uuid }) => uuid === edited.phrase.uuid)) return phrases;
  return phrases.toSpliced(edited.place, 0, edited.phrase);
}

type PhraseProps = Decide & { phrase: Phrase; onEdit: (() => void) | undefined };

function TeamPhrase({ phrase, ...actions }: PhraseProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.text}>{phrase.text}</p>
      <p className={styles.quiet}>
        <PhraseQuestion question={phrase.question} />
        {phrase.author && <span>{t(phrasesMessages.by, { author: phrase.author.name })}</span>}
      </p>
      <Decisions phrase={phrase} {...actions} />
    </>
  );
}

function Decisions({ phrase, decide, onEdit }: PhraseProps) {
  const { text, status } = phrase;
  const [pressed, setPressed] = useState<PhraseDecision>();
  const [press, isBusy] = useOneAtATime(async (decision: PhraseDecision) => {
    setPressed(decision);
    await decide(phrase, decision);
  });
  if (status === 'declined') {
    return (
      <div className={styles.actions}>
        <RowButton
          label={phrasesMessages.approveAfterAll}
          full={phrasesMessages.approveAfterAllIt}
          text={text}
          isBusy={isBusy && pressed === 'approved'}
          onClick={() => void press('approved')}
        />
      </div>
    );
  }
  const isProposed = status === 'proposed';
  return (
    <div className={styles.actions}>
      {onEdit && (
        <RowButton
          label={phrasesMessages.edit}
          full={phrasesMessages.editIt}
          text={text}
          onClick={onEdit}
        />
      )}
      {isProposed && (
        <RowButton
          label={phrasesMessages.approve}
          full={phrasesMessages.approveIt}
          text={text}
          isBusy={isBusy && pressed === 'approved'}
          onClick={() => void press('approved')}
        />
      )}
      <RowButton
        label={isProposed ? phrasesMessages.decline : phrasesMessages.takeOut}
        full={isProposed ? phrasesMessages.declineIt : phrasesMessages.takeOutIt}
        text={text}
        isBusy={isBusy && pressed === 'declined'}
        onClick={() => void press('declined')}
      />
    </div>
  );
}
