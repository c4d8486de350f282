import type { FastifyRequest } from 'fastify';
import { english } from '#messages/localizer.ts';

/** What a person chose in their profile, else on this device, else in their browser. */
export function requestLocale({ session, cookies, headers, server }: FastifyRequest): string {
  const known = server.parts.texts.locales();
  const wished = [session?.user.locale, cookies?.locale, ...accepted(headers['accept-language'])];
  return wished.map((locale) => matching(locale, known)).find((locale) => locale) ?? english;
}

/** The language people may choose that comes closest to what was asked for, else English. */
export const negotiateLocale = (asked: unknown, known: readonly string[]): string =>
  (typeof asked === 'string' && matching(asked, known)) || english;

/** `en`, `en-GB` and whatever else is English are the English there is; `mi-NZ` is `mi`. */
function matching(wished: string | undefined, known: readonly string[]): string | undefined {
  if (!wished) return undefined;
  const language = wished.split('-')[0]?.toLowerCase();
  return (
    known.find((locale) => locale.toLowerCase() === wished.toLowerCase()) ??
    known.find((locale) => locale.split('-')[0] === language)
  );
}

/** The languages of an Accept-Language header, the dearest first. */
function accepted(header = ''): string[] {
  return header
    .split(',')
    .map((part) => {
      const [locale = '', ...settings] = part.trim().split(';');
      const quality = settings.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find((one) => one);
      return { locale, quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ locale }) => locale);
}
