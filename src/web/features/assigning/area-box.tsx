import { type ReactNode, useId } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { Status } from '#web/ui/status.tsx';
import styles from './area-checklist.module.css';

export type ListedArea = { uuid: string; name: string; active: boolean };

type Props = {
  area: ListedArea;
  isChosen: boolean;
  isInert: boolean | undefined;
  onPress: () => void;
  note?: ReactNode;
  refusal?: ReactNode;
};

/** The whole row can be pressed. An inert box still takes the focus, so that it can be read. */
export function AreaBox({ area, isChosen, isInert, onPress, note, refusal }: Props) {
  const id = useId();
  const described = [note && `${id}-note`, refusal && `${id}-error`].filter(Boolean).join(' ');
  return (
    <li className={styles.item} data-chosen={isChosen || undefined}>
      <label className={styles.row} data-inert={isInert || undefined}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onPress}
          aria-disabled={isInert || undefined}
          aria-labelledby={`${id}-name`}
          aria-describedby={described || undefined}
        />
        <span className={styles.words}>
          <span id={`${id}-name`} className={styles.name}>
            {area.name}
          </span>
          {!area.active && <Status tone="muted">Off</Status>}
          {note && (
            <span id={`${id}-note`} className={styles.note}>
              {note}
            </span>
          )}
        </span>
      </label>
      {refusal && (
        <p id={`${id}-error`} className={`field-error ${styles.refusal}`} role="alert">
          <Icon name="warning" />
          {refusal}
        </p>
      )}
    </li>
  );
}
