import type { ComponentProps } from 'react';
import { keptDraftMessages } from '#messages/shared/kept-drafts.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { RecordNotFound } from '#web/ui/dialog/record-not-found.tsx';
import { KeptDraftList } from './kept-draft-list.tsx';
import { useKeptDrafts } from './use-kept-drafts.ts';

/** For the address of a record that isn't there, or isn't this person's to see any more. */
export function MissingRecord(props: Omit<ComponentProps<typeof RecordNotFound>, 'children'>) {
  const { t } = useTranslation();
  const drafts = useKeptDrafts();
  return (
    <RecordNotFound {...props}>
      {drafts.length > 0 && (
        <>
          <p>{t(keptDraftMessages.keptWithoutRecord)}</p>
          <KeptDraftList drafts={drafts} why={keptDraftMessages.keptNotSaved} />
        </>
      )}
    </RecordNotFound>
  );
}
