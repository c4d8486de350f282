import { texts } from './text.ts';

export const rolesText = texts('roles', {
  administrator: 'Administrator',
  learningDesigner: 'Learning designer',
  mentor: 'Mentor',
  independentLearner: 'Independent learner',
});
