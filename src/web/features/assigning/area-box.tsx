import { type ReactNode, useId } from 'react';
import type { BilingualName } from '#contract/organisations/place-names.ts';
import type { Translatable } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Sentences } from '#web/ui/sentences/sentences.tsx';
import { Status } from '#web/ui/status/status.tsx';
import styles from './area-checklist.module.css';

export type ListedArea = BilingualName & { uuid: string; active: boolean };

type Props = {
  area: ListedArea;
  isChosen: boolean;
  isInert: boolean | undefined;
  onPress: () => void;
  notes?: readonly Translatable[] | undefined;
  refusal?: ReactNode;
};

/** The whole row can be pressed. An inert box still takes the focus, so that it can be read. */
export function AreaBox({ area, isChosen, isInert, onPress, notes = [], refusal }: Props) {
  const id = useId();
  const { t } = useTranslation();
  const hasNote = notes.length > 0;
  const described = [hasNote && `${id}-note`, refusal && `${id}-error`].filter(Boolean).join(' ');
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
            <LocalizedName of={area} />
          </span>
          {!area.active && <Status tone="muted">{t(sharedMessages.off)}</Status>}
          {hasNote && (
            <span id={`${id}-note`} className={styles.note}>
              <Sentences of={notes} />
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
