import { updateText } from '#contract/localisation/wordings.ts';
import type { Person, World } from '#testing/world.ts';

/** Saves a wording as somebody, in te reo Māori unless another language is named. */
export const saveWordingAs =
  (world: World, person: Person) =>
  (key: string, text: string, { locale = 'mi', ...more }: More = {}) =>
    world.as(person)(updateText, { body: { locale, key, text, ...more } });

type More = { locale?: string; source?: string | null; english_then?: string };
