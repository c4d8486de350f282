import { formatDateTime, formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

/** The time of today, or the date; the whole of it on pointing. */
export function Moment({ time }: { time: string }) {
  const { t, attr } = useTranslation();
  return (
    <time dateTime={time} {...attr('title', formatDateTime(time))}>
      {t(formatTimeOrDate(time))}
    </time>
  );
}
