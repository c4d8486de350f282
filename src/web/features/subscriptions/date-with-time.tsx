import { formatDate, formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

/** 3rd Jan 2024, to the minute for whoever points at it. */
export function DateWithTime({ at }: { at: string }) {
  const { t, attr } = useTranslation();
  return (
    <time dateTime={at} {...attr('title', formatDateTime(at))}>
      {t(formatDate(at))}
    </time>
  );
}
