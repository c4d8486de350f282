import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { ListedDraft } from '#web/platform/drafts.ts';
import { moment } from '#web/platform/format.ts';
import { useDrafts } from '#web/platform/use-draft.ts';
import styles from './worklist.module.css';

/** What this person typed on this device and never saved. */
export function CarryOn() {
  const drafts = useDrafts();
  if (drafts.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="carry-on">
      <h2 id="carry-on">Carry on</h2>
      <ul className={styles.rows}>
        {drafts.map((draft) => (
          <DraftRow key={draft.key} draft={draft} />
        ))}
      </ul>
    </section>
  );
}

function DraftRow({ draft: { place, at, text } }: { draft: ListedDraft }) {
  const { navigate } = useRouter();

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ href: place.path });
  }

  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{place.label}</strong>
        <span className={styles.begun}>{place.about ?? text}</span>
      </div>
      <div className={styles.when}>
        <time dateTime={at}>draft from {moment(at)}</time>
        <span>on this device</span>
      </div>
      <a
        className="button button-secondary"
        href={place.path}
        onClick={follow}
        aria-label={`Open ${place.label}`}
      >
        Open
      </a>
    </li>
  );
}
