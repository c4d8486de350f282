import { reviewPage } from '#contract/pages/mentoring.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { KeptDraftList } from '#web/patterns/kept-drafts/kept-draft-list.tsx';
import { useKeptDrafts } from '#web/patterns/kept-drafts/use-kept-drafts.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';

/** Where a reflection can't be read: lists of drafts lead here, to what this person typed in it before. */
export function UnreadableReview({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const drafts = useKeptDrafts();
  if (drafts.length === 0) throw error;
  return (
    <>
      <PageHeader title={reviewPage.title} />
      <Callout tone="info" role="note">
        <p>{t(reviewingMessages.noAccessToDrafts)}</p>
      </Callout>
      <KeptDraftList drafts={drafts} why={reviewingMessages.notSavedBeforeNoAccess} />
    </>
  );
}
