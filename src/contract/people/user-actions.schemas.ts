import { z } from 'zod';
import { flag, namedRecord, oneLine, uuid } from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { roles } from '#contract/permissions.ts';
import { limitsMessages } from '#messages/shared/limits.ts';
import { userFilters } from './people.schemas.ts';
import { maxPeople, userActions } from './user-actions.ts';

const people = z.array(uuid.toLowerCase()).max(maxPeople, { error: limitsMessages.people.key });

const { sort: _, ...conditions } = userFilters;

/** Whom it is about: those named, or all whom a list shows now; both: those of the named it shows. */
const selection = {
  uuids: people.optional(),
  matching: z
    .object({
      search: oneLine(maxLength.name).default(''),
      ...conditions,
      /** All of the list but these. */
      except: people.default([]),
    })
    .optional(),
};

/** What an action does, or would do, to one person; where it is not `done`, why not. */
export const UserOutcome = namedRecord.extend({
  outcome: z.enum([
    'done',
    /** Has the role already, or does not have it; is on or off already; belongs there, or doesn't. */
    'already',
    /** For an invitation: has a password. */
    'has_password',
    /** For an invitation, or for learning: the account is switched off. */
    'inactive',
    'not_learner',
    /** Nobody does this to themselves among many. */
    'oneself',
    'last_administrator',
    /** The last to administer an organisation: switched off, or taken out, on their own page alone. */
    'last_at_organisation',
    /** Belongs to more than the organisations of whoever asks. */
    'elsewhere',
    /** Has a role of the whole service that is more than a learner's. */
    'of_service',
  ]),
  /** Has to choose a new password by an invitation, as the e-mail was never verified. */
  chooses_password: z.boolean(),
  /** Learners who would have no mentor afterwards. */
  learners: z.int(),
});
export type UserOutcome = z.input<typeof UserOutcome>;

const what = {
  /** With `give_role` and `take_role`. */
  role: z.enum(roles).optional(),
  /** With `add_to_organisation` and `remove_from_organisation`. */
  organisation: uuid.toLowerCase().optional(),
};

const outcomes = z.object({ outcomes: z.array(UserOutcome) });

export const schemas = {
  previewUserAction: {
    summary:
      'What an action would do to each of several people; `assign_learning`: who can be assigned areas. Nothing is written.',
    body: z.object({ action: z.enum([...userActions, 'assign_learning']), ...what, ...selection }),
    reply: outcomes,
  },
  applyUserAction: {
    summary:
      'Acts on several people in one transaction; answers what came of it for each. `expected`: refused unless it would be done to as many.',
    body: z.object({
      action: z.enum(userActions),
      ...what,
      ...selection,
      /** Of a removal: whoever has just left belongs to the organisation as if they never had. */
      undo: flag.default(false),
      expected: z.int().min(0).optional(),
    }),
    reply: outcomes,
  },
};
