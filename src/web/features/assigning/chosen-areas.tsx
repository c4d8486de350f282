import { useState } from 'react';
import { nameIn } from '#contract/place-names.ts';
import { assigningText } from '#texts/assigning.ts';
import { controlsText } from '#texts/controls.ts';
import { sharedText } from '#texts/shared.ts';
import { type Said, say, type Words } from '#texts/text.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { moved, SortableList } from '#web/ui/sortable-list.tsx';
import { Status } from '#web/ui/status.tsx';
import type { ListedArea } from './area-box.tsx';
import type { AreaOrder } from './area-order.ts';
import styles from './chosen-areas.module.css';
import { PositionField } from './position-field.tsx';

type Props = {
  areas: readonly ListedArea[];
  onChoose: (chosen: AreaOrder) => void;
  errorOf?: (area: string) => Words | undefined;
};

/** What is ticked, in the order the learner will meet it. */
export function ChosenAreas({ areas, onChoose, errorOf }: Props) {
  const [placed, setPlaced] = useState<Said>();
  const { t, locale } = useText();
  const order = areas.map(({ uuid }) => uuid);

  if (areas.length === 0) return <p className={styles.none}>{t(assigningText.nothingTicked)}</p>;
  return (
    <div className={styles.chosen}>
      <SortableList
        items={areas}
        keyOf={({ uuid }) => uuid}
        nameOf={(area) => nameIn(locale, area)}
        noun={assigningText.area}
        label={assigningText.chosenInOrder}
        onMove={(from, to) => onChoose(moved(order, from, to))}
        renderItem={(area, index) => (
          <div className={styles.item}>
            <span className={styles.name}>
              <PlaceName of={area} />{' '}
              {!area.active && <Status tone="muted">{t(sharedText.off)}</Status>}
            </span>
            <PositionField
              name={nameIn(locale, area)}
              position={index + 1}
              count={areas.length}
              error={errorOf?.(area.uuid)}
              onPlace={(position) => {
                const move = { from: index + 1, to: position, total: areas.length };
                setPlaced(say(controlsText.movedTo, { noun: assigningText.area, ...move }));
                onChoose(moved(order, index, position - 1));
              }}
            />
          </div>
        )}
      />
      <p role="status" className="visually-hidden">
        {placed && t(placed)}
      </p>
    </div>
  );
}
