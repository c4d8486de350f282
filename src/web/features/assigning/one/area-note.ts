import { message, type Translatable } from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import type { ListedArea } from '#web/features/assigning/area-box.tsx';

type Known = {
  saved: readonly { uuid: string }[];
  chosen: readonly string[];
  written: Record<string, number>;
};

/** What ticking or unticking an area means for this learner, where it means more than it says. */
export function areaNotes({ uuid, active }: ListedArea, known: Known): Translatable[] {
  const has = known.saved.some((one) => one.uuid === uuid);
  const isChosen = known.chosen.includes(uuid);
  const count = known.written[uuid] ?? 0;
  return [
    ...(active ? [] : [assigningMessages.isOff]),
    ...(count === 0 ? [] : [message(writtenNote(has, isChosen), { count })]),
  ];
}

function writtenNote(has: boolean, isChosen: boolean) {
  if (has) return isChosen ? assigningMessages.written : assigningMessages.willGo;
  return isChosen ? assigningMessages.willBeBack : assigningMessages.keptFromBefore;
}
