import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LeftoverDraft } from '#web/patterns/autosave-field/leftover-draft.tsx';
import { draftKey, type ListedDraft } from '#web/platform/drafts/drafts.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import styles from './kept-draft-list.module.css';
import { typedWords } from './typed-words.ts';

type Props = {
  /** Of `useKeptDrafts`. */
  drafts: readonly ListedDraft[];
  /** 'It isn’t saved. You can still copy it.' */
  why: DisplayText;
};

/** Drafts that can't be saved where they stand, each to be copied or discarded. */
export function KeptDraftList({ drafts, why }: Props) {
  const { t } = useTranslation();
  const prefix = draftKey(useCurrentUser().uuid, '');
  return (
    <div className={styles.drafts}>
      {drafts.map(({ key, place }) => (
        <section key={key} className={styles.draft}>
          <h2>{t(place.label)}</h2>
          <LeftoverDraft
            name={key.slice(prefix.length)}
            saved=""
            why={why}
            wordsIn={(text) => typedWords({ key, text })}
          />
        </section>
      ))}
    </div>
  );
}
