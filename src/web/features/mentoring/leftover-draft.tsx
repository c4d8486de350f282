import { moment } from '#web/platform/format.ts';
import { useDraft } from '#web/platform/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './written-text.module.css';

type Props = { name: string; saved: string };

/** Typed here before somebody else signed off: it can't be saved any more, but it isn't gone. */
export function LeftoverDraft({ name, saved }: Props) {
  const place = { path: location.pathname + location.search, label: '' };
  const { draft, discard } = useDraft(name, { saved, base: null, place });
  if (!draft || draft.text.trim() === '') return null;
  return (
    <section className={styles.written}>
      <h3>Your draft from {moment(draft.at)}, kept on this device</h3>
      <p className={styles.text}>{draft.text}</p>
      <p className={styles.foot}>
        It was not saved before this reflection was completed. You can still copy it.
      </p>
      <div>
        <Button onClick={discard}>Discard draft</Button>
      </div>
    </section>
  );
}
