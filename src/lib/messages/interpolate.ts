import type { SourceText } from './message.ts';

/** What stands in a sentence: texts are words by now. */
export type InterpolationValues = Readonly<Record<string, string | number | Date>>;

/** How a value is written out in a language, by the names that messages use: `{{at, day}}`. */
export type Formats = Readonly<
  Record<string, (value: unknown, locale: string) => string> &
    Record<'number', (value: unknown, locale: string) => string>
>;

/** A text of the program itself with its values in their places. Translations are i18next's. */
export function interpolate(
  wording: SourceText,
  values: InterpolationValues,
  locale: string,
  formats: Formats,
): string {
  const form =
    typeof wording === 'string' ? wording : wording[values.count === 1 ? 'one' : 'other'];
  return form.replace(/\{\{(\w+)(?:, (\w+))?\}\}/g, (_, name: string, format: string = '') => {
    const value = values[name] ?? '';
    if (typeof value === 'number') return formats.number(value, locale);
    return formats[format]?.(value, locale) ?? String(value);
  });
}
