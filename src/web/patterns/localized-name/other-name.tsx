import type { BilingualName } from '#contract/organisations/place-names.ts';
import { english } from '#messages/localizer.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

type Props = { of: BilingualName; className?: string | undefined };

/** Beside a `LocalizedName`, for who writes both: the name in the other language, where it has two. */
export function OtherName({ of: { name, name_mi }, className }: Props) {
  const { locale } = useTranslation();
  if (!name_mi) return null;
  const isTeReo = locale === 'mi';
  return (
    <span className={className} lang={isTeReo ? english : 'mi'}>
      {isTeReo ? name : name_mi}
    </span>
  );
}
