import { assigningText } from '#texts/assigning.ts';
import { type Sayable, say } from '#texts/text.ts';
import type { ListedArea } from './area-box.tsx';

type Known = {
  saved: readonly { uuid: string }[];
  chosen: readonly string[];
  written: Record<string, number>;
};

/** What ticking or unticking an area means for this learner, where it means more than it says. */
export function areaNotes({ uuid, active }: ListedArea, known: Known): Sayable[] {
  const has = known.saved.some((one) => one.uuid === uuid);
  const isChosen = known.chosen.includes(uuid);
  const count = known.written[uuid] ?? 0;
  return [
    ...(active ? [] : [assigningText.isOff]),
    ...(count === 0 ? [] : [say(writtenNote(has, isChosen), { count })]),
  ];
}

function writtenNote(has: boolean, isChosen: boolean) {
  if (has) return isChosen ? assigningText.written : assigningText.willGo;
  return isChosen ? assigningText.willBeBack : assigningText.keptFromBefore;
}
