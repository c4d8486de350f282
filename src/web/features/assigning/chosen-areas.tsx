import { useState } from 'react';
import { moved, SortableList } from '#web/ui/sortable-list.tsx';
import { Status } from '#web/ui/status.tsx';
import type { ListedArea } from './area-box.tsx';
import type { AreaOrder } from './area-order.ts';
import styles from './chosen-areas.module.css';
import { PositionField } from './position-field.tsx';

type Props = {
  areas: readonly ListedArea[];
  onChoose: (chosen: AreaOrder) => void;
  errorOf?: (area: string) => string | undefined;
};

/** What is ticked, in the order the learner will meet it. */
export function ChosenAreas({ areas, onChoose, errorOf }: Props) {
  const [placed, setPlaced] = useState('');
  const order = areas.map(({ uuid }) => uuid);

  if (areas.length === 0) return <p className={styles.none}>Nothing is ticked yet.</p>;
  return (
    <div className={styles.chosen}>
      <SortableList
        items={areas}
        keyOf={({ uuid }) => uuid}
        nameOf={({ name }) => name}
        noun="Area"
        label="Chosen areas, in order"
        onMove={(from, to) => onChoose(moved(order, from, to))}
        renderItem={(area, index) => (
          <div className={styles.item}>
            <span className={styles.name}>
              {area.name} {!area.active && <Status tone="muted">Off</Status>}
            </span>
            <PositionField
              name={area.name}
              position={index + 1}
              count={areas.length}
              error={errorOf?.(area.uuid)}
              onPlace={(position) => {
                setPlaced(`Area ${index + 1} moved to position ${position} of ${areas.length}`);
                onChoose(moved(order, index, position - 1));
              }}
            />
          </div>
        )}
      />
      <p role="status" className="visually-hidden">
        {placed}
      </p>
    </div>
  );
}
