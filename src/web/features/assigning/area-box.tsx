import { type ReactNode, useId } from 'react';
import type { BilingualName } from '#contract/organisations/place-names.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Sentences } from '#web/ui/sentences/sentences.tsx';
import { Status } from '#web/ui/status/status.tsx';
import styles from './area-checklist.module.css';

export type ListedArea = BilingualName & {
  uuid: string;
  active: boolean;
  /** Not known of an area that was deleted meanwhile. */
  has_questions?: boolean;
  pods_without_questions?: number;
};

type Props = {
  area: ListedArea;
  isChosen: boolean;
  isInert: boolean | undefined;
  onPress: () => void;
  notes?: readonly Translatable[] | undefined;
  refusal?: ReactNode;
};

/** The whole row can be pressed. An inert box still takes the focus, so that screen readers read it. */
export function AreaBox({ area, isChosen, isInert, onPress, notes = [], refusal }: Props) {
  const id = useId();
  const { t } = useTranslation();
  const allNotes = [...notes, ...nothingToWrite(area)];
  const hasNote = allNotes.length > 0;
  const describedBy = [hasNote && `${id}-note`, refusal && `${id}-error`].filter(Boolean).join(' ');
  return (
    <li className={styles.item} data-chosen={isChosen || undefined}>
      <label className={styles.row} data-inert={isInert || undefined}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onPress}
          aria-disabled={isInert || undefined}
          aria-labelledby={`${id}-name`}
          aria-describedby={describedBy || undefined}
        />
        <span className={styles.words}>
          <span id={`${id}-name`} className={styles.name}>
            <LocalizedName of={area} />
          </span>
          {!area.active && <Status tone="muted">{t(sharedMessages.off)}</Status>}
          {hasNote && (
            <span id={`${id}-note`} className={styles.note}>
              <Sentences of={allNotes} />
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

/** What whoever has this area can't write about, as nothing is asked there yet. It is assigned all the same. */
function nothingToWrite({
  has_questions = true,
  pods_without_questions: count = 0,
}: ListedArea): Translatable[] {
  return [
    ...(has_questions ? [] : [assigningMessages.areaAsksNothing]),
    ...(count === 0 ? [] : [message(assigningMessages.podsAskNothing, { count })]),
  ];
}
