import { useId, useState } from 'react';
import { mostAreas } from '#contract/assignments.ts';
import { assigningText } from '#texts/assigning.ts';
import { sharedText } from '#texts/shared.ts';
import { type Sayable, say } from '#texts/text.ts';
import { fold } from '#web/platform/fold.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { TextField } from '#web/ui/field.tsx';
import { AreaBox, type ListedArea } from './area-box.tsx';
import styles from './area-checklist.module.css';
import { type AreaOrder, toggled } from './area-order.ts';

type Props = {
  areas: readonly ListedArea[];
  chosen: AreaOrder;
  onChoose: (chosen: AreaOrder) => void;
  /** False undoes the tick; who says so says why. */
  mayChoose?: () => boolean;
  /** What is ticked is being read or written, so nothing can be ticked for a moment. */
  waitsFor?: 'reading' | 'writing' | undefined;
  /** What was done with the choice last. Once it is another, nobody asks why a fourth was refused. */
  done?: object | null;
  notesOf?: (area: ListedArea) => readonly Sayable[];
};

type Refused = { area: string; done: object | null; times: number };

/** More than this and nobody finds anything by looking. */
const manyAreas = 10;

/** Every area with a box. At three the others stay where they are, and say why they do nothing. */
export function AreaChecklist(props: Props) {
  const { areas, chosen, onChoose, mayChoose, waitsFor, done = null, notesOf } = props;
  const { t } = useText();
  const heading = useId();
  const [filter, setFilter] = useState('');
  const [refused, setRefused] = useState<Refused | null>(null);
  const isFull = chosen.length >= mostAreas;
  const shown = areas.filter((area) => isCalled(area, filter.trim()));

  function press(area: string) {
    setRefused(null);
    if (waitsFor || mayChoose?.() === false) return;
    if (isFull && !chosen.includes(area)) {
      return setRefused((last) => ({ area, done, times: (last?.times ?? 0) + 1 }));
    }
    onChoose(toggled(chosen, area));
  }

  return (
    <section className={styles.areas} aria-labelledby={heading}>
      <div className={styles.top}>
        <h2 id={heading}>{t(sharedText.areas)}</h2>
        <p role="status" className={styles.count} data-full={isFull || undefined}>
          {waitsFor === 'reading'
            ? t(sharedText.loading)
            : t(assigningText.chosenOf, { number: chosen.length, most: mostAreas })}
        </p>
      </div>
      {areas.length > manyAreas && (
        <TextField
          label={assigningText.findArea}
          type="search"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          hint={
            filter.trim() &&
            say(assigningText.foundOf, { count: shown.length, total: areas.length })
          }
        />
      )}
      {areas.length === 0 && <Empty>{t(sharedText.noAreas)}</Empty>}
      {areas.length > 0 && shown.length === 0 && <Empty>{t(assigningText.noSuchArea)}</Empty>}
      {shown.length > 0 && (
        <ul className={styles.list} aria-busy={waitsFor ? true : undefined}>
          {shown.map((area) => (
            <AreaBox
              key={area.uuid}
              area={area}
              isChosen={chosen.includes(area.uuid)}
              isInert={waitsFor !== undefined || (isFull && !chosen.includes(area.uuid))}
              onPress={() => press(area.uuid)}
              notes={notesOf?.(area)}
              refusal={
                refused?.area === area.uuid && refused.done === done && isFull ? (
                  <span key={refused.times}>{t(assigningText.tooMany)}</span>
                ) : undefined
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Either name will do, and 'taupo' finds 'Taupō'. */
const isCalled = ({ name, name_mi }: ListedArea, sought: string) =>
  [name, name_mi ?? ''].some((one) => fold(one).includes(fold(sought)));
