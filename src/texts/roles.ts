import { texts } from './text.ts';

export const rolesText = texts('roles', {
  administrator: 'Administrator',
  learningDesigner: 'Learning designer',
  mentor: 'Mentor',
  independentLearner: 'Independent learner',
});

/** In the profile at the foot of the navigation: the role's own name, as words (ui.md). */
export const rolesInShortText = texts('rolesInShort', {
  administrator: 'admin',
  learningDesigner: 'learning designer',
  mentor: 'mentor',
  independentLearner: 'independent learner',
});
