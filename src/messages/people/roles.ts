import { defineMessages } from '#lib/messages/message.ts';

export const rolesMessages = defineMessages('roles', {
  administrator: 'Administrator',
  learningDesigner: 'Learning designer',
  mentor: 'Mentor',
  independentLearner: 'Independent learner',
});

/** In the profile at the foot of the navigation: the role's own name, as words (ui.md). */
export const rolesInShortMessages = defineMessages('rolesInShort', {
  administrator: 'admin',
  learningDesigner: 'learning designer',
  mentor: 'mentor',
  independentLearner: 'independent learner',
});
