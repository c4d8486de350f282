import { roleLabels } from '#contract/permissions.ts';
import type { Context } from '#server/platform/context.ts';

/** Every role there is, as the reader knows it. */
export const rolesInWords = ({ speak }: Context) => ({
  admin: speak(roleLabels.admin),
  learning_designer: speak(roleLabels.learning_designer),
  mentor: speak(roleLabels.mentor),
  independent_learner: speak(roleLabels.independent_learner),
});
