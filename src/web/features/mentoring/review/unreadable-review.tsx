import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { parseMark } from '#contract/mentoring/mark-draft.ts';
import { reviewPage } from '#contract/pages/mentoring.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { isOnlyFine, markDraftName } from '#web/features/mentoring/texts/marks.ts';
import { isAccessLost } from '#web/features/mentoring/texts/review-errors.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LeftoverDraft } from '#web/patterns/autosave-field/leftover-draft.tsx';
import { draftKey, type ListedDraft } from '#web/platform/drafts/drafts.ts';
import { useDrafts } from '#web/platform/drafts/use-stored-drafts.ts';
import { fieldsIn } from '#web/platform/forms/use-endpoint-form.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import styles from './unreadable-review.module.css';

/** Where a reflection can't be read: lists of drafts lead here, to what this person typed in it before. */
export function UnreadableReview({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  const drafts = useDrafts().filter(isOfThisPage);
  // One that is discarded stays for its Undo.
  const [left] = useState(drafts);
  const prefix = draftKey(useCurrentUser().uuid, '');
  if (!isAccessLost(error) || left.length === 0) throw error;
  return (
    <>
      <PageHeader title={reviewPage.title} />
      <Callout tone="info" role="note">
        <p>{t(reviewingMessages.noAccessToDrafts)}</p>
      </Callout>
      <div className={styles.drafts}>
        {left.map(({ key, place }) => (
          <section key={key} className={styles.draft}>
            <h2>{t(place.label)}</h2>
            <LeftoverDraft
              name={key.slice(prefix.length)}
              saved=""
              why={reviewingMessages.notSavedBeforeNoAccess}
              wordsIn={wordsOf(key)}
            />
          </section>
        ))}
      </div>
    </>
  );
}

const isOfThisPage = (draft: ListedDraft) =>
  draft.place.path.startsWith(location.pathname) && !isOnlyFine(draft);

/** What was typed of a draft that holds more than that. */
function wordsOf(key: string) {
  if (key.includes(`:${markDraftName('')}`)) return (text: string) => parseMark(text).note;
  if (key.includes(':form:')) return (text: string) => fieldsIn(text, { reason: '' }).reason;
  return undefined;
}
