import { useState } from 'react';
import styles from './avatar.module.css';

type Props = { name: string; photo: string | null; isLarge?: boolean };

/** Always the same size, so that a photo that loads late, or never, moves nothing. */
export function Avatar({ name, photo, isLarge = false }: Props) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={`${styles.avatar} ${isLarge ? styles.large : ''}`} aria-hidden="true">
      {photo && photo !== broken ? (
        <img src={photo} alt="" onError={() => setBroken(photo)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

/** The initials of the first and the last name; by character, so that Ā stays whole. */
export function initials(name: string): string {
  const names = name.normalize('NFC').split(/\s+/).filter(Boolean);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends
    .map((part) => [...(part ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en-NZ');
}
