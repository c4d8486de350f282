import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { problemsOf } from './localisation/check-wording.ts';
import { type sources, teReo } from './te-reo.ts';

/**
 * The words for the interface that trust.md marks "A": used in the published te reo Māori of a New
 * Zealand product or body. Copied from there with the English beside each; parts in brackets apart.
 */
const published: Record<keyof typeof sources, Record<string, readonly string[]>> = {
  silverstripe: {
    Takiuru: ['Log in'],
    Takiputa: ['Log out', 'Logout'],
    Kupuhipa: ['Password'],
    'Kupuhipa ngaro': ['Lost password', 'Forgot password'],
    'Kupuhipa hōu': ['New password'],
    'Whakaū kupuhipa': ['Confirm password'],
    īmēra: ['Email'],
    'Ka maumahara mai ā muri atu?': ['Remember me'],
    kaiwhakamahi: ['User'],
    'Ngā kaiwhakamahi': ['Users'],
    Kaiwhakahaere: ['Administrator'],
    tūnga: ['Role'],
    'Ngā tūnga': ['Roles'],
    Ingoa: ['Name'],
    Tiaki: ['Save'],
    'Kua tiakina': ['Saved'],
    Whakatika: ['Edit'],
    Tāpiri: ['Add'],
    Whakakore: ['Cancel'],
    Hoki: ['Back'],
    Tātari: ['Filter'],
    'Uta ana…': ['Loading…'],
    'Ka hiahiatia te {{field}}': ['The {{field}} field is required.'],
  },
  tereomaori: { Ākonga: ['Learner'], Ako: ['Learning'], Kura: ['School'] },
  teachingCouncil: { 'Pou tautoko': ['Mentor'] },
  nzqa: { Arotake: ['Review'] },
};

/** A word is the same at the beginning of a line and in the middle of a sentence. */
const lower = (words: string) => words.toLocaleLowerCase('mi');

test.each(teReo.map((one) => [one.text.key, one] as const))(
  '%s is, letter for letter, what its source has for that English',
  (_, { text, wording, source }) => {
    const found = Object.entries(published[source]).find(
      ([words]) => lower(words) === lower(wording),
    );
    const meant = found?.[1].map(lower);
    expect(meant, wording).toContain(lower(String(text.english)));
  },
);

test('every macron is one letter with its vowel', () => {
  for (const { wording } of teReo) expect(wording).toBe(wording.normalize('NFC'));
});

test('each is a text of the catalogue, once, and breaks nothing that is put in', () => {
  const keys = teReo.map(({ text }) => text.key);
  expect(new Set(keys).size).toBe(keys.length);
  const known = catalogue.map(({ key }) => key);
  expect(keys.filter((key) => !known.includes(key))).toEqual([]);
  const troubles = teReo.flatMap(({ text, wording }) =>
    problemsOf(text.key, String(text.english), wording),
  );
  expect(troubles).toEqual([]);
});
