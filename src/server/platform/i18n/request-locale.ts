import type { FastifyRequest } from 'fastify';
import { english } from '#messages/localizer.ts';

/** What a person chose in their profile, else on this device, else in their browser. */
export function requestLocale({ session, cookies, headers, server }: FastifyRequest): string {
  const available = server.dependencies.i18n.locales();
  const requested = [
    session?.user.locale,
    cookies?.locale,
    ...accepted(headers['accept-language']),
  ];
  return requested.map((locale) => matching(locale, available)).find((locale) => locale) ?? english;
}

/** The language people may choose that comes closest to what was asked for, else English. */
export const negotiateLocale = (requested: unknown, available: readonly string[]): string =>
  (typeof requested === 'string' && matching(requested, available)) || english;

/** `en`, `en-GB` and whatever else is English are the English there is; `mi-NZ` is `mi`. */
function matching(requested: string | undefined, available: readonly string[]): string | undefined {
  if (!requested) return undefined;
  const language = requested.split('-')[0]?.toLowerCase();
  return (
    available.find((locale) => locale.toLowerCase() === requested.toLowerCase()) ??
    available.find((locale) => locale.split('-')[0] === language)
  );
}

/** The languages of an Accept-Language header, the most wanted first. */
function accepted(header = ''): string[] {
  return header
    .split(',')
    .map((range) => {
      const [locale = '', ...settings] = range.trim().split(';');
      const quality = settings.map((part) => /^\s*q=([\d.]+)/.exec(part)?.[1]).find(Boolean);
      return { locale, quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ locale }) => locale);
}
