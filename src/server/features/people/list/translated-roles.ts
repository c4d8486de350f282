import { roleLabels } from '#contract/permissions.ts';
import type { Context } from '#server/platform/data/context.ts';

/** The label of every role, in the reader's language. */
export const translatedRoles = ({ translate }: Context) => ({
  admin: translate(roleLabels.admin),
  learning_designer: translate(roleLabels.learning_designer),
  mentor: translate(roleLabels.mentor),
  independent_learner: translate(roleLabels.independent_learner),
});
