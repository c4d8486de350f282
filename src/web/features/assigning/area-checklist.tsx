import { type ReactNode, useId, useState } from 'react';
import { mostAreas } from '#contract/assignments.ts';
import { Empty } from '#web/ui/empty.tsx';
import { TextField } from '#web/ui/field.tsx';
import { AreaBox, type ListedArea } from './area-box.tsx';
import styles from './area-checklist.module.css';
import { type AreaOrder, toggled } from './area-order.ts';
import { counted, sentences } from './sentences.ts';

type Props = {
  areas: readonly ListedArea[];
  chosen: AreaOrder;
  onChoose: (chosen: AreaOrder) => void;
  /** False undoes the tick; who says so says why. */
  mayChoose?: () => boolean;
  /** What is ticked is being read or written, so nothing can be ticked for a moment. */
  waitsFor?: 'reading' | 'writing' | undefined;
  noteOf?: (area: ListedArea) => ReactNode;
};

/** More than this and nobody finds anything by looking. */
const manyAreas = 10;

/** Every area with a box. At three the others stay where they are, and say why they do nothing. */
export function AreaChecklist({ areas, chosen, onChoose, mayChoose, waitsFor, noteOf }: Props) {
  const heading = useId();
  const [filter, setFilter] = useState('');
  const [refused, setRefused] = useState<{ area: string; times: number } | null>(null);
  const isFull = chosen.length >= mostAreas;
  const shown = areas.filter(({ name }) => folded(name).includes(folded(filter.trim())));

  function press(area: string) {
    setRefused(null);
    if (waitsFor || mayChoose?.() === false) return;
    if (isFull && !chosen.includes(area)) {
      return setRefused((last) => ({ area, times: (last?.times ?? 0) + 1 }));
    }
    onChoose(toggled(chosen, area));
  }

  return (
    <section className={styles.areas} aria-labelledby={heading}>
      <div className={styles.top}>
        <h2 id={heading}>Areas</h2>
        <p role="status" className={styles.count} data-full={isFull || undefined}>
          {waitsFor === 'reading' ? 'Loading…' : `${chosen.length} of ${mostAreas} chosen`}
        </p>
      </div>
      {areas.length > manyAreas && (
        <TextField
          label="Find an area"
          type="search"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          hint={filter.trim() ? `${counted(shown.length, 'area')} of ${areas.length}` : undefined}
        />
      )}
      {areas.length === 0 && <Empty>No learning areas to display</Empty>}
      {areas.length > 0 && shown.length === 0 && <Empty>No area has that in its name.</Empty>}
      {shown.length > 0 && (
        <ul className={styles.list} aria-busy={waitsFor ? true : undefined}>
          {shown.map((area) => (
            <AreaBox
              key={area.uuid}
              area={area}
              isChosen={chosen.includes(area.uuid)}
              isInert={waitsFor !== undefined || (isFull && !chosen.includes(area.uuid))}
              onPress={() => press(area.uuid)}
              note={noteOf?.(area)}
              refusal={
                refused?.area === area.uuid && isFull ? (
                  <span key={refused.times}>{sentences.tooMany}</span>
                ) : undefined
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** 'taupo' finds 'Taupō'. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
