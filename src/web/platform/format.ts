import { type Said, say } from '#texts/text.ts';
import { timesText } from '#texts/times.ts';

/** 3rd Jan 2024: shown by `t(day(iso))`, or a value of another text. So are those below. */
export const day = (iso: string): Said => say(timesText.day, { at: new Date(iso) });

/** 10:42 */
export const time = (iso: string): Said => say(timesText.time, { at: new Date(iso) });

/** 3rd Jan 2024, 10:42 */
export const dayAndTime = (iso: string): Said => say(timesText.dayAndTime, { at: new Date(iso) });

/** The time alone while it is still that day, with the day before it afterwards. */
export const moment = (iso: string): Said => say(timesText.moment, { at: new Date(iso) });

const units = [
  { text: timesText.days, ms: 86_400_000 },
  { text: timesText.hours, ms: 3_600_000 },
  { text: timesText.minutes, ms: 60_000 },
] as const;

/** '3 days', '1 hour': how long ago, in whole units. */
export function since(iso: string, now = new Date()): Said {
  const passed = now.getTime() - new Date(iso).getTime();
  const unit = units.find(({ ms }) => passed >= ms);
  if (!unit) return say(timesText.aMoment);
  return say(unit.text, { count: Math.floor(passed / unit.ms) });
}
