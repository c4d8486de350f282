import { useId, useState } from 'react';
import { maxAreas } from '#contract/mentoring/assignments.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { normalizeForSearch } from '#messages/normalize-for-search.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
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
  /** False refuses the tick; the caller explains why. */
  mayChoose?: () => boolean;
  /** While the ticked areas are read or written, nothing can be ticked. */
  waitsFor?: 'reading' | 'writing' | undefined;
  /** What was saved last. A new one hides the explanation why another area was refused. */
  applied?: object | null;
  notesOf?: (area: ListedArea) => readonly Translatable[];
};

type Refused = { area: string; applied: object | null; times: number };

/** With more areas than this, a search box is offered. */
const maxWithoutSearch = 10;

/** Every area with a box. At three the others stay in the list, and explain when they are pressed. */
export function AreaChecklist(props: Props) {
  const { areas, chosen, onChoose, mayChoose, waitsFor, applied = null, notesOf } = props;
  const { t } = useTranslation();
  const heading = useId();
  const [filter, setFilter] = useState('');
  const [refused, setRefused] = useState<Refused | null>(null);
  const isFull = chosen.length >= maxAreas;
  const visible = areas.filter((area) => matchesName(area, filter.trim()));

  function press(area: string) {
    setRefused(null);
    if (waitsFor || mayChoose?.() === false) return;
    if (isFull && !chosen.includes(area)) {
      return setRefused((last) => ({ area, applied, times: (last?.times ?? 0) + 1 }));
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
      {areas.length > maxWithoutSearch && (
        <TextField
          label={assigningMessages.findArea}
          type="search"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          hint={
            filter.trim() &&
            message(assigningMessages.foundOf, { count: visible.length, total: areas.length })
          }
        />
      )}
      {areas.length === 0 && <Empty>{t(sharedMessages.noAreas)}</Empty>}
      {areas.length > 0 && visible.length === 0 && <Empty>{t(assigningMessages.noSuchArea)}</Empty>}
      {visible.length > 0 && (
        <ul className={styles.list} aria-busy={waitsFor ? true : undefined}>
          {visible.map((area) => (
            <AreaBox
              key={area.uuid}
              area={area}
              isChosen={chosen.includes(area.uuid)}
              isInert={waitsFor !== undefined || (isFull && !chosen.includes(area.uuid))}
              onPress={() => press(area.uuid)}
              notes={notesOf?.(area)}
              refusal={
                refused?.area === area.uuid && refused.applied === applied && isFull ? (
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

/** Matches either name; 'taupo' finds 'Taupō'. */
const matchesName = ({ name, name_mi }: ListedArea, search: string) =>
  [name, name_mi ?? ''].some((text) =>
    normalizeForSearch(text).includes(normalizeForSearch(search)),
  );
