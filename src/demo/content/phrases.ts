/** What mentors of the demo have ready: a phrase, and how far it has come with the team. */
export const phrases = [
  {
    text: 'Kia ora {learner}. I could picture this as I read it, and I could hear the tamariki.',
    status: 'own',
  },
  {
    text: 'You noticed it, and then you waited. That is often the hardest part.',
    status: 'own',
  },
  {
    text: 'What did this tell you about yourself as a teacher, {learner}?',
    status: 'proposed',
  },
  {
    text: 'Before you write more, sit with one moment: who was there, what was said, what changed?',
    status: 'declined',
  },
] as const;

/** Of the mentor too, for one question: the first of the area on belonging. */
export const phraseForBelonging =
  'You show how this whānau came to belong, {learner}. What did you change to make room for them?';

/** Of other mentors, approved for everybody or proposed. */
export const phrasesOfOthers = [
  {
    text: 'Ka pai, {learner}. Your evidence and your thinking are both here, and I can follow one to the other.',
    status: 'approved',
  },
  {
    text: 'Tell me a little more about what whānau said, in their own words if you can.',
    status: 'approved',
  },
  {
    text: 'Where would you like to take this next with the tamariki?',
    status: 'approved',
  },
  {
    text: 'Could you name the part of Te Whāriki that you had in mind here?',
    status: 'proposed',
  },
] as const;
