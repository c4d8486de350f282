import { z } from 'zod';
import {
  fieldNames,
  flag,
  instant,
  namedRecord,
  requiredLine,
  requiredText,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { spreadsheetTypes } from '#contract/fields/file-types.ts';
import { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { namedAreaOrPod } from '#contract/organisations/place-names.schemas.ts';
import { maxPhraseLength } from './phrase-limits.ts';

export const PhraseStatus = z.enum(['own', 'proposed', 'approved', 'declined']);
export type PhraseStatus = z.infer<typeof PhraseStatus>;

/** `undone`: declining it, for a minute, by who did it. */
export const PhraseDecision = z.enum(['approved', 'declined', 'undone']);
export type PhraseDecision = z.infer<typeof PhraseDecision>;

export const Phrase = z.object({
  uuid,
  text: z.string(),
  /** The question it is for; null: for any. */
  question: z.object({ uuid, question: z.string() }).nullable(),
  /** `proposed` to the team, and then `approved` or `declined` for it. */
  status: PhraseStatus,
  /** Null: of the team's, somebody who belongs to none of the caller's organisations. */
  author: namedRecord.nullable(),
  updated_at: instant,
});
export type Phrase = z.input<typeof Phrase>;

const phrase = z.object({ phrase: Phrase });
const list = z.object({ phrases: z.array(Phrase) });

const importing = z.object({
  name: requiredLine(maxLength.name),
  /** Answers what importing the file would add, and adds nothing. */
  preview: flag.optional(),
});

const imported = z.object({
  added: z.int(),
  /** Rows whose phrases are there already. */
  unchanged: z.int(),
  /** Rows that were not added, by their line in the file. */
  problems: z.array(z.object({ line: z.int(), reason: LocalizedString })),
});

export const PhraseQuestion = z.object({
  uuid,
  question: z.string(),
  /** The area or the pod that asks it. */
  of: namedAreaOrPod,
});
export type PhraseQuestion = z.input<typeof PhraseQuestion>;

const text = requiredText(maxPhraseLength);

const newPhrase = z
  .object({ text, question: uuid.nullish() })
  .register(fieldNames, { text: 'phrase' });

const changedPhrase = z
  .object({ uuid, text, question: uuid.nullable().optional() })
  .register(fieldNames, { text: 'phrase' });

export const schemas = {
  phraseIndex: {
    summary: "The caller's own phrases, and those approved for the team.",
    reply: list,
  },
  storePhrase: {
    summary: 'Adds a phrase of the caller, for one question or for any.',
    body: newPhrase,
    reply: phrase,
  },
  updatePhrase: {
    summary: "Changes a phrase of the caller's that is not the team's; it is their own again.",
    body: changedPhrase,
    reply: phrase,
  },
  removePhrase: {
    summary: "Removes a phrase of the caller's that is not the team's. Repeatable.",
    body: z.object({ uuid }),
  },
  proposePhrase: {
    summary: 'Proposes a phrase to the team, or takes the proposal back. Repeatable.',
    body: z.object({ uuid, proposed: flag }),
    reply: phrase,
  },
  phraseQuestions: {
    summary: 'The questions that are asked now, each of which a phrase can be for.',
    reply: z.object({ questions: z.array(PhraseQuestion) }),
  },
  importPhrases: {
    summary:
      'Adds the phrases of a CSV or Excel file, which is the body, to the caller’s own. Rows that can not be added are listed.',
    file: spreadsheetTypes,
    query: importing,
    reply: imported,
  },
  teamPhrases: {
    summary:
      'What mentors propose to the team, what is approved for it, the 50 proposals that were declined last and the 50 that were removed from the team last.',
    reply: z.object({
      phrases: z.array(Phrase),
      declined: z.array(Phrase),
      removed: z.array(Phrase),
    }),
  },
  storeTeamPhrase: {
    summary: "Adds a phrase to the team's, for one question or for any.",
    body: newPhrase,
    reply: phrase,
  },
  updateTeamPhrase: {
    summary: "Changes a phrase of the team's, for every mentor.",
    body: changedPhrase,
    reply: phrase,
  },
  decidePhrase: {
    summary:
      'Approves a proposed phrase for the team, or declines it; either can be changed later, and declining undone for a minute. Repeatable.',
    body: z.object({
      uuid,
      decision: PhraseDecision,
      /** Also approves what was declined before. */
      after_all: flag.optional(),
    }),
    reply: phrase,
  },
  importTeamPhrases: {
    summary:
      'Adds the phrases of a CSV or Excel file, which is the body, to the team’s. Rows that can not be added are listed.',
    file: spreadsheetTypes,
    query: importing,
    reply: imported,
  },
};
