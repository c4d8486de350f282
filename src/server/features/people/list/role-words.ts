import { roleLabels } from '#contract/permissions.ts';
import type { Context } from '#server/platform/data/context.ts';

/** Every role there is, as the reader knows it. */
export const rolesInWords = ({ translate }: Context) => ({
  admin: translate(roleLabels.admin),
  learning_designer: translate(roleLabels.learning_designer),
  mentor: translate(roleLabels.mentor),
  independent_learner: translate(roleLabels.independent_learner),
});
