import { wordingParts } from '#messages/localisation/wording-parts.ts';
import styles from './wording-placeholders.module.css';

type Props = { wording: string; lang: string };

/** A wording as it stands in the program, with what is put in told apart from the words. */
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

/** Each with where it begins, since the same part may stand there twice. */
function numbered(wording: string) {
  let at = 0;
  return wordingParts(wording).map((part) => {
    const begins = at;
    at += part.text.length;
    return { ...part, at: begins };
  });
}
