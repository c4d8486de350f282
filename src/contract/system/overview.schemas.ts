import { z } from 'zod';
import { instant, namedRecord } from '#contract/fields/fields.schemas.ts';
import { permissions } from '#contract/permissions.ts';

/** How many there are, and the first `namesShown` by name; in the overview of learning, all of them. */
const Group = z.object({ total: z.int(), first: z.array(namedRecord) });

const permission = z.enum(Object.keys(permissions) as (keyof typeof permissions)[]);

/** One call of this contract, as the page about permissions lists it. */
const Call = z.object({
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  allow: z.union([z.enum(['anyone', 'own-account', 'verified']), permission]),
});
export type Call = z.input<typeof Call>;

/** When something was done last, and whether that is more than eight days ago, or never. */
const Done = z.object({ at: instant.nullable(), is_old: z.boolean() });

export const schemas = {
  overview: {
    summary: 'What needs attention: how many people, and the first few of each list.',
    reply: z.object({
      overview: z.object({
        /** Active independent learners who have no area. */
        without_work: Group,
        /** Learners who have no mentor, and something that waits for one. */
        without_mentor: Group,
        /** Invited, and no password set yet. */
        invited: Group,
        /** Never invited, and without a verified e-mail. */
        unverified: Group,
        /** With a verified e-mail, but without a role. */
        without_role: Group,
        /** Subscribers whose payment is late; null for whom it is not theirs to see to. */
        past_due: Group.nullable(),
      }),
    }),
  },
  learningOverview: {
    summary: 'What is unfinished in the learning content: how many, and which.',
    reply: z.object({
      overview: z.object({
        areas_without_pods: Group,
        areas_without_questions: Group,
        pods_without_questions: Group,
        pods_without_area: Group,
        /** Areas and pods that ask more in English than in te reo Māori. */
        without_te_reo: Group,
        /** Retired words that active pods are still marked with. */
        retired_words: Group,
        /** Areas that are switched off and that learners still have. */
        inactive_areas: Group,
        /** How many texts of the product have no te reo Māori. */
        texts_without_te_reo: z.int(),
      }),
    }),
  },
  systemFacts: {
    summary: 'System status, and every call with what it needs.',
    reply: z.object({
      system: z.object({
        version: z.string(),
        environment: z.string(),
        started_at: instant,
        postgres: z.string(),
        /** Sent by a mail server, or written to a folder. */
        mail: z.enum(['sent', 'folder']),
        /** The newest try to send one, where it failed, and why; without addresses. */
        mail_failure: z.object({ at: instant, reason: z.string() }).nullable(),
        jobs: z.object({ waiting: z.int(), failed: z.int() }),
        maintenance: z.boolean(),
        backups: z.object({
          made: Done,
          /** Restored into a scratch database, with everything as it was. */
          tested: Done,
          /** Why the last one that was due could not be made or restored. */
          problem: z.string().nullable(),
          /** Which of the two that was. */
          failed: z.enum(['made', 'tested']).nullable(),
          /** When the next one is due; null where the process that answers has no schedule. */
          next: instant.nullable(),
          /** The log of the database, by which any moment can be had again; null where none is archived. */
          archive: z
            .object({
              /** The oldest such moment; null until the first base copy is made. */
              since: instant.nullable(),
              /** When a piece of the log was archived last. */
              until: instant.nullable(),
              /** Whether PostgreSQL could not archive it when it last tried. */
              is_failing: z.boolean(),
              /** Why the archive can't be looked after. */
              problem: z.string().nullable(),
            })
            .nullable(),
        }),
      }),
      calls: z.array(Call),
    }),
  },
};
