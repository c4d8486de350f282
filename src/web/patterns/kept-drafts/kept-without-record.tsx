import { useState } from 'react';
import { keptDraftMessages } from '#messages/shared/kept-drafts.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { KeptDraftList } from './kept-draft-list.tsx';
import { useKeptDrafts } from './use-kept-drafts.ts';

/** What was typed for a record that isn't there, or isn't this person's to see any more. */
export function KeptWithoutRecord() {
  const { t } = useTranslation();
  const [drafts] = useState(useKeptDrafts());
  if (drafts.length === 0) return null;
  return (
    <>
      <p>{t(keptDraftMessages.keptWithoutRecord)}</p>
      <KeptDraftList drafts={drafts} why={keptDraftMessages.keptNotSaved} />
    </>
  );
}
