import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LookupKind, lookupIndex } from '#contract/lookups.ts';
import { learningWordsText } from '#texts/learning-words.ts';
import { sharedText } from '#texts/shared.ts';
import { read } from '#web/platform/data.ts';
import { useHasDraft } from '#web/platform/use-draft.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SaidAloud } from '#web/ui/said-here.tsx';
import { useSaid } from '#web/ui/use-said.ts';
import { LookupForm } from './lookup-form.tsx';
import { kinds } from './lookup-kinds.ts';
import { LookupRow } from './lookup-row.tsx';
import styles from './lookups.module.css';
import { formDraft } from './use-lookup-form.ts';
import { useRetire } from './use-retire.ts';

type Props = { kind: LookupKind; mayWrite: boolean };

/** One of the two lists, by name: a word that is retired stays where it was found. */
export function LookupList({ kind, mayWrite }: Props) {
  const { lookups } = useSuspenseQuery(read(lookupIndex, { params: { kind } })).data;
  // What was typed before the session ended is there again, as it was left.
  const hasDraft = useHasDraft(formDraft(kind));
  const [isAdding, setAdding] = useState(mayWrite && hasDraft);
  const { said, say } = useSaid();
  const retire = useRetire({ kind, onDone: say });
  const { t, fullName } = useText();
  const { title, add: addOne, none } = kinds[kind];
  const add = mayWrite && !isAdding && (
    <Button onClick={() => setAdding(true)} {...fullName(sharedText.add, addOne)}>
      <Icon name="plus" />
      {t(sharedText.add)}
    </Button>
  );

  return (
    <section className={styles.list} aria-labelledby={kind}>
      <header className={styles.head}>
        <h2 id={kind}>{t(title)}</h2>
        {lookups.length > 0 && add}
      </header>
      <SaidAloud said={said} />
      {isAdding && (
        <LookupForm
          kind={kind}
          lookup={undefined}
          onClose={() => setAdding(false)}
          onSaved={(lookup) => {
            setAdding(false);
            say(lookup.uuid, learningWordsText.added);
          }}
        />
      )}
      {retire.problem && (
        <Notice tone="danger" role="alert">
          {t(retire.problem)}
        </Notice>
      )}
      {lookups.length === 0 && !isAdding && <Empty action={add}>{t(none)}</Empty>}
      <ul className={styles.rows}>
        {lookups.map((lookup) => (
          <LookupRow
            key={lookup.uuid}
            kind={kind}
            lookup={lookup}
            mayWrite={mayWrite}
            said={said}
            onDone={say}
            retire={retire}
          />
        ))}
      </ul>
    </section>
  );
}
