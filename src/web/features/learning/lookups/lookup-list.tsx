import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LookupKind, lookupIndex } from '#contract/learning/lookups.ts';
import { learningWordsMessages } from '#messages/learning/learning-words.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { useHasDraft } from '#web/platform/drafts/use-stored-drafts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { FeedbackLiveRegion } from '#web/ui/feedback/row-feedback.tsx';
import { useFeedback } from '#web/ui/feedback/use-feedback.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { LookupForm } from './lookup-form.tsx';
import { lookupMessages } from './lookup-messages.ts';
import { LookupRow } from './lookup-row.tsx';
import styles from './lookups.module.css';
import { lookupDraftKey } from './use-lookup-form.ts';
import { useRetire } from './use-retire.ts';

type Props = { kind: LookupKind; mayWrite: boolean };

/** One of the two lists, sorted by name; retired words stay in their place. */
export function LookupList({ kind, mayWrite }: Props) {
  const { lookups } = useSuspenseQuery(read(lookupIndex, { params: { kind } })).data;
  // A draft from before opens the form again.
  const hasDraft = useHasDraft(lookupDraftKey(kind));
  const [isAdding, setAdding] = useState(mayWrite && hasDraft);
  const { feedback, report } = useFeedback();
  const retire = useRetire({ kind, onDone: report });
  const { t, fullName } = useTranslation();
  const { title, add: addLabel, none } = lookupMessages[kind];
  const add = mayWrite && !isAdding && (
    <Button onClick={() => setAdding(true)} {...fullName(sharedMessages.add, addLabel)}>
      <Icon name="plus" />
      {t(sharedMessages.add)}
    </Button>
  );

  return (
    <section className={styles.list} aria-labelledby={kind}>
      <header className={styles.head}>
        <h2 id={kind}>{t(title)}</h2>
        {lookups.length > 0 && add}
      </header>
      <FeedbackLiveRegion feedback={feedback} />
      {isAdding && (
        <LookupForm
          kind={kind}
          lookup={undefined}
          onClose={() => setAdding(false)}
          onSaved={(lookup) => report(lookup.uuid, learningWordsMessages.added)}
        />
      )}
      {retire.problem && (
        <Callout tone="danger" role="alert">
          {t(retire.problem)}
        </Callout>
      )}
      {lookups.length === 0 && !isAdding && <Empty action={add}>{t(none)}</Empty>}
      <ul className={styles.rows}>
        {lookups.map((lookup) => (
          <LookupRow
            key={lookup.uuid}
            kind={kind}
            lookup={lookup}
            mayWrite={mayWrite}
            feedback={feedback}
            onDone={report}
            retire={retire}
          />
        ))}
      </ul>
    </section>
  );
}
