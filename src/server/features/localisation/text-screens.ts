import { screens } from '#messages/catalogue.ts';
import type { Context } from '#server/platform/data/context.ts';
import { localizedText } from '#server/platform/i18n/localized-text.ts';
import { type CurrentWording, coverageOf, sectionOf } from './rules.ts';

const screenBySection = new Map(
  Object.entries(screens).flatMap(([screen, { sections }]) =>
    sections.flatMap((section) =>
      Object.values(section).map(({ key }) => [sectionOf(key), screen] as const),
    ),
  ),
);

/** The screen where people meet the texts of a section. */
export const screenOf = (section: string): string | undefined => screenBySection.get(section);

/** How much of each screen is worded, in the order of the catalogue. */
export function screensOf(ctx: Context, wordings: readonly CurrentWording[]) {
  const byScreen = Map.groupBy(wordings, ({ section }) => screenOf(section));
  return Object.entries(screens).map(([screen, { title }]) => ({
    screen,
    title: localizedText(ctx, title),
    ...coverageOf(byScreen.get(screen) ?? []),
  }));
}
