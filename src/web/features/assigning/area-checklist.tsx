import { useId, useState } from 'react';
import { maxAreas } from '#contract/mentoring/assignments.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { normalizeForSearch } from '#web/i18n/normalize-for-search.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { AreaBox, type ListedArea } from './area-box.tsx';
import styles from './area-checklist.module.css';
import { type AreaOrder, toggleArea } from './area-order.ts';

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
  notesOf?: (area: ListedArea) => readonly Translatable[];
};

type Refused = { area: string; done: object | null; times: number };

/** More than this and nobody finds anything by looking. */
const manyAreas = 10;

/** Every area with a box. At three the others stay where they are, and say why they do nothing. */
export function AreaChecklist(props: Props) {
  const { areas, chosen, onChoose, mayChoose, waitsFor, done = null, notesOf } = props;
  const { t } = useTranslation();
  const heading = useId();
  const [filter, setFilter] = useState('');
  const [refused, setRefused] = useState<Refused | null>(null);
  const isFull = chosen.length >= maxAreas;
  const shown = areas.filter((area) => isCalled(area, filter.trim()));

  function press(area: string) {
    setRefused(null);
    if (waitsFor || mayChoose?.() === false) return;
    if (isFull && !chosen.includes(area)) {
      return setRefused((last) => ({ area, done, times: (last?.times ?? 0) + 1 }));
    }
    onChoose(toggleArea(chosen, area));
  }

  return (
    <section className={styles.areas} aria-labelledby={heading}>
      <div className={styles.top}>
        <h2 id={heading}>{t(sharedMessages.areas)}</h2>
        <p role="status" className={styles.count} data-full={isFull || undefined}>
          {waitsFor === 'reading'
            ? t(sharedMessages.loading)
            : t(assigningMessages.chosenOf, { number: chosen.length, most: maxAreas })}
        </p>
      </div>
      {areas.length > manyAreas && (
        <TextField
          label={assigningMessages.findArea}
          type="search"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          hint={
            filter.trim() &&
            message(assigningMessages.foundOf, { count: shown.length, total: areas.length })
          }
        />
      )}
      {areas.length === 0 && <Empty>{t(sharedMessages.noAreas)}</Empty>}
      {areas.length > 0 && shown.length === 0 && <Empty>{t(assigningMessages.noSuchArea)}</Empty>}
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
                  <span key={refused.times}>{t(assigningMessages.tooMany)}</span>
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
  [name, name_mi ?? ''].some((one) => normalizeForSearch(one).includes(normalizeForSearch(sought)));
