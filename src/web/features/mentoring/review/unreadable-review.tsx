import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { reviewPage } from '#contract/pages/mentoring.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { isOnlyFine } from '#web/features/mentoring/texts/marks.ts';
import { isAccessLost } from '#web/features/mentoring/texts/review-errors.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { ListedDraft } from '#web/platform/drafts/drafts.ts';
import { useDrafts } from '#web/platform/drafts/use-stored-drafts.ts';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';

const KeptDraftList = lazyPart(
  async () => (await import('#web/patterns/kept-drafts/kept-draft-list.tsx')).KeptDraftList,
);

/** Where a reflection can't be read: lists of drafts lead here, to what this person typed in it before. */
export function UnreadableReview({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  const drafts = useDrafts().filter(isOfThisPage);
  // As it was found: one that is discarded stays for its Undo.
  const [left] = useState(drafts);
  if (!isAccessLost(error) || left.length === 0) throw error;
  return (
    <>
      <PageHeader title={reviewPage.title} />
      <Callout tone="info" role="note">
        <p>{t(reviewingMessages.noAccessToDrafts)}</p>
      </Callout>
      <KeptDraftList drafts={left} why={reviewingMessages.notSavedBeforeNoAccess} />
    </>
  );
}

const isOfThisPage = (draft: ListedDraft) =>
  draft.place.path.startsWith(location.pathname) && !isOnlyFine(draft);
