import { wordingParts } from '#messages/localisation/wording-parts.ts';
import styles from './wording-placeholders.module.css';

type Props = { wording: string; lang: string };

/** A wording with its placeholders and tags set apart from the words. */
export function WordingPlaceholders({ wording, lang }: Props) {
  return (
    <span lang={lang} className={styles.wording}>
      {numbered(wording).map(({ kind, text, at }) =>
        kind === 'words' ? (
          text
        ) : (
          <code key={at} translate="no" className={styles.part}>
            {text}
          </code>
        ),
      )}
    </span>
  );
}

/** Each part with where it begins: a unique key, since the same part may occur twice. */
function numbered(wording: string) {
  let at = 0;
  return wordingParts(wording).map((part) => {
    const start = at;
    at += part.text.length;
    return { ...part, at: start };
  });
}
