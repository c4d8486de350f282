import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { type MessageDescriptor, message } from '#lib/messages/message.ts';
import { mentoringMessages } from '#messages/mentoring/mentoring.ts';
import { writingMessages } from '#messages/my-learning/writing.ts';
import { isOnlyFine } from '#web/features/mentoring/texts/marks.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { ListedDraft } from '#web/platform/drafts/drafts.ts';
import { useDrafts } from '#web/platform/drafts/use-stored-drafts.ts';
import { useDraftsOnServer } from './drafts-on-server.ts';
import styles from './worklist.module.css';

/** What this person typed and never saved: on this device, or in a review on another one. */
export function UnfinishedDrafts() {
  const { t } = useTranslation();
  const here = useDrafts().filter((draft) => !isOnlyFine(draft));
  const onServer = useDraftsOnServer(here);
  const drafts = [
    ...here.map((draft) => ({ ...draft, where: mentoringMessages.onThisDevice })),
    ...onServer,
  ].sort((a, b) => b.at.localeCompare(a.at));
  if (drafts.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="carry-on">
      <h2 id="carry-on">{t(mentoringMessages.carryOn)}</h2>
      <ul className={styles.rows}>
        {drafts.map((draft) => (
          <DraftRow key={draft.key} draft={draft} />
        ))}
      </ul>
    </section>
  );
}

type Row = Pick<ListedDraft, 'place' | 'at' | 'text'> & { where: MessageDescriptor };

function DraftRow({ draft: { place, at, text, where } }: { draft: Row }) {
  const { t, fullName } = useTranslation();
  const { navigate } = useRouter();

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ href: place.path });
  }

  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{t(place.label)}</strong>
        {place.about ? <span>{t(place.about)}</span> : <span className={styles.begun}>{text}</span>}
      </div>
      <div className={styles.when}>
        <time dateTime={at}>{t(writingMessages.draftFromHere, { at: formatTimeOrDate(at) })}</time>
        <span>{t(where)}</span>
      </div>
      <a
        className="button button-secondary"
        href={place.path}
        onClick={follow}
        {...fullName(
          mentoringMessages.open,
          message(mentoringMessages.openIt, { draft: place.label }),
        )}
      >
        {t(mentoringMessages.open)}
      </a>
    </li>
  );
}
