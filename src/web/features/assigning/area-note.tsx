import type { ListedArea } from './area-box.tsx';
import { counted } from './sentences.ts';

type Known = {
  saved: readonly { uuid: string }[];
  chosen: readonly string[];
  written: Record<string, number>;
};

/** What ticking or unticking an area means for this learner, where it means more than it says. */
export function areaNote({ uuid, active }: ListedArea, { saved, chosen, written }: Known) {
  const has = saved.some((one) => one.uuid === uuid);
  const notes = [
    !active && 'Switched off: it can stay or be taken away, but not be assigned anew.',
    writtenNote(written[uuid] ?? 0, { has, isChosen: chosen.includes(uuid) }),
  ].filter(Boolean);
  return notes.length > 0 ? notes.join(' ') : undefined;
}

function writtenNote(count: number, { has, isChosen }: { has: boolean; isChosen: boolean }) {
  if (count === 0) return '';
  const reflections = counted(count, 'reflection');
  if (has && isChosen) return `${reflections} written.`;
  if (has) return `Will be taken away. ${reflections} written, kept.`;
  return isChosen ? `${reflections} from before will be back.` : `${reflections} kept from before.`;
}
