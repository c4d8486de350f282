import { day, dayAndTime } from '#web/platform/format.ts';

/** 3rd Jan 2024, to the minute for whoever points at it. */
export function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} title={dayAndTime(at)}>
      {day(at)}
    </time>
  );
}
