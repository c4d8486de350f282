import { useState } from 'react';
import { nameIn } from '#contract/organisations/place-names.ts';
import { type DisplayText, type Message, message } from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { sortableListMessages } from '#messages/shared/sortable-list.ts';
import type { ListedArea } from '#web/features/assigning/area-box.tsx';
import type { AreaOrder } from '#web/features/assigning/area-order.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { moveItem, SortableList } from '#web/ui/sortable-list/sortable-list.tsx';
import { Status } from '#web/ui/status/status.tsx';
import styles from './chosen-areas.module.css';
import { PositionField } from './position-field.tsx';

type Props = {
  areas: readonly ListedArea[];
  onChoose: (chosen: AreaOrder) => void;
  errorOf?: (area: string) => DisplayText | undefined;
};

/** The ticked areas, in the order the learner will meet them. */
export function ChosenAreas({ areas, onChoose, errorOf }: Props) {
  const [announcement, setAnnouncement] = useState<Message>();
  const { t, locale } = useTranslation();
  const order = areas.map(({ uuid }) => uuid);

  if (areas.length === 0)
    return <p className={styles.none}>{t(assigningMessages.nothingTicked)}</p>;
  return (
    <div className={styles.chosen}>
      <SortableList
        items={areas}
        keyOf={({ uuid }) => uuid}
        nameOf={(area) => nameIn(locale, area)}
        noun={assigningMessages.area}
        label={assigningMessages.chosenInOrder}
        onMove={(from, to) => onChoose(moveItem(order, from, to))}
        renderItem={(area, index) => (
          <div className={styles.item}>
            <span className={styles.name}>
              <LocalizedName of={area} />{' '}
              {!area.active && <Status tone="muted">{t(sharedMessages.off)}</Status>}
            </span>
            <PositionField
              name={nameIn(locale, area)}
              position={index + 1}
              count={areas.length}
              error={errorOf?.(area.uuid)}
              onPlace={(position) => {
                const move = { from: index + 1, to: position, total: areas.length };
                setAnnouncement(
                  message(sortableListMessages.movedTo, { noun: assigningMessages.area, ...move }),
                );
                onChoose(moveItem(order, index, position - 1));
              }}
            />
          </div>
        )}
      />
      <p role="status" className="visually-hidden">
        {announcement && t(announcement)}
      </p>
    </div>
  );
}
