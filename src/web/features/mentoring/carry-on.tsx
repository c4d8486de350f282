import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { mentoringText } from '#texts/mentoring.ts';
import { say } from '#texts/text.ts';
import { writingText } from '#texts/writing.ts';
import type { ListedDraft } from '#web/platform/drafts.ts';
import { moment } from '#web/platform/format.ts';
import { useDrafts } from '#web/platform/use-draft.ts';
import { useText } from '#web/platform/use-text.tsx';
import { isOnlyFine } from './marks.ts';
import styles from './worklist.module.css';

/** What this person typed on this device and never saved. */
export function CarryOn() {
  const { t } = useText();
  const drafts = useDrafts().filter((draft) => !isOnlyFine(draft));
  if (drafts.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="carry-on">
      <h2 id="carry-on">{t(mentoringText.carryOn)}</h2>
      <ul className={styles.rows}>
        {drafts.map((draft) => (
          <DraftRow key={draft.key} draft={draft} />
        ))}
      </ul>
    </section>
  );
}

function DraftRow({ draft: { place, at, text } }: { draft: ListedDraft }) {
  const { t, fullName } = useText();
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
        <time dateTime={at}>{t(writingText.draftFromHere, { at: moment(at) })}</time>
        <span>{t(mentoringText.onThisDevice)}</span>
      </div>
      <a
        className="button button-secondary"
        href={place.path}
        onClick={follow}
        {...fullName(mentoringText.open, say(mentoringText.openIt, { draft: place.label }))}
      >
        {t(mentoringText.open)}
      </a>
    </li>
  );
}
