import { day, dayAndTime } from '#web/platform/format.ts';
import { useText } from '#web/platform/use-text.tsx';

/** 3rd Jan 2024, to the minute for whoever points at it. */
export function Day({ at }: { at: string }) {
  const { t, attr } = useText();
  return (
    <time dateTime={at} {...attr('title', dayAndTime(at))}>
      {t(day(at))}
    </time>
  );
}
