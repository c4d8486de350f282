import { type Message, message } from '#lib/messages/message.ts';
import { timesMessages } from '#messages/times.ts';

/** 3rd Jan 2024: shown by `t(day(iso))`, or a value of another text. So are those below. */
export const formatDate = (iso: string): Message =>
  message(timesMessages.day, { at: new Date(iso) });

/** 2:15 pm */
export const formatTime = (iso: string): Message =>
  message(timesMessages.time, { at: new Date(iso) });

/** 3rd Jan 2024, 2:15 pm */
export const formatDateTime = (iso: string): Message =>
  message(timesMessages.dayAndTime, { at: new Date(iso) });

/** The time alone while it is still that day, with the day before it afterwards. */
export const formatTimeOrDate = (iso: string): Message =>
  message(timesMessages.moment, { at: new Date(iso) });

const units = [
  { text: timesMessages.days, ms: 86_400_000 },
  { text: timesMessages.hours, ms: 3_600_000 },
  { text: timesMessages.minutes, ms: 60_000 },
] as const;

/** '3 days', '1 hour': how long ago, in whole units. */
export function formatElapsed(iso: string, now = new Date()): Message {
  const passed = now.getTime() - new Date(iso).getTime();
  const unit = units.find(({ ms }) => passed >= ms);
  if (!unit) return message(timesMessages.aMoment);
  return message(unit.text, { count: Math.floor(passed / unit.ms) });
}

/** A text that is too long for where it stands, by its beginning. Never half of an emoji. */
export function shortened(text: string, letters: number): string {
  const all = [...text];
  return all.length > letters ? `${all.slice(0, letters).join('')}…` : text;
}
