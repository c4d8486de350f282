import { formatDate, formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

/** '3rd Jan 2024', with the time in its tooltip. */
export function DateWithTime({ at }: { at: string }) {
  const { t, attr } = useTranslation();
  return (
    <time dateTime={at} {...attr('title', formatDateTime(at))}>
      {t(formatDate(at))}
    </time>
  );
}
