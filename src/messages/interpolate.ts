import { formatNumber, formats } from './formats.ts';
import type { SourceText } from './message.ts';

/** What stands in a sentence: texts are words by now. */
export type InterpolationValues = Readonly<Record<string, string | number | Date>>;

/** The English of the program itself with its values in their places. What came later is i18next's. */
export function interpolate(
  wording: SourceText,
  values: InterpolationValues,
  locale: string,
): string {
  const form =
    typeof wording === 'string' ? wording : wording[values.count === 1 ? 'one' : 'other'];
  return form.replace(/\{\{(\w+)(?:, (\w+))?\}\}/g, (_, name: string, format: string = '') => {
    const value = values[name] ?? '';
    if (typeof value === 'number') return formatNumber(value, locale);
    return formats[format]?.(value, locale) ?? String(value);
  });
}
