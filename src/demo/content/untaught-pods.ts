import type { Pod, Question } from './writing.ts';

/** Pods that no area of the demo teaches at present: nobody has written about them. */
export const waterMudWeather: Pod = {
  name: 'Water, mud and weather',
  active: false,
  aspect: 'Environment',
  subjectMatter: 'Outdoor learning',
  assets: ['Rain gear that lasts', 'A wet week in pictures'],
  questions: [
    {
      ask: 'What did you see children do in weather that you would have stayed in for?',
      written: [],
    },
    {
      ask: 'How do you and your colleagues dress, and talk, for a wet day?',
      written: [],
    },
    {
      ask: 'What did the mud, the water or the wind teach that you could not have planned?',
      written: [],
    },
    {
      ask: 'Which whānau worry about wet clothes, and how have you met that?',
      written: [],
    },
  ],
};

export const acrossSites: Pod = {
  name: 'Leading across more than one site',
  active: false,
  aspect: 'Practice',
  subjectMatter: 'Leadership',
  assets: ['A month of visits, planned backwards', 'Keeping promises at a distance'],
  questions: [
    {
      ask: 'How do people at each site know what you stand for when you are not there?',
      written: [],
    },
    {
      ask: 'What differs between the sites that ought to be the same, and the other way round?',
      written: [],
    },
    {
      ask: 'How do you hear from the people who are least likely to write to you?',
      written: [],
    },
    {
      ask: 'What will you stop doing so that you can be present?',
      written: [],
    },
  ],
};

export const ownInquiry: Pod = {
  name: 'Inquiry into our own practice',
  active: true,
  aspect: 'Reflection',
  subjectMatter: 'Assessment',
  assets: ['A question small enough to answer', 'Evidence on one page'],
  questions: [
    {
      ask: 'What do you wonder about in your own practice that you could find out in a term?',
      written: [],
    },
    {
      ask: 'What will you look at, and who will look with you?',
      written: [],
    },
    {
      ask: 'What did you find, and what did you expect to find?',
      written: [],
    },
    {
      ask: 'What will you do now that you know?',
      written: [],
    },
  ],
};

export const digitalTools: Pod = {
  name: 'Digital tools with care',
  active: true,
  aspect: 'Practice',
  subjectMatter: 'Curriculum',
  assets: ['Consent, photos and stories', 'When to put the tablet away'],
  questions: [
    {
      ask: 'Which digital tool did you use, and what could you not have done without it?',
      written: [],
    },
    {
      ask: 'Whose hands were on it, and for how long?',
      written: [],
    },
    {
      ask: 'How did you ask for consent, of whānau and of tamariki themselves?',
      written: [],
    },
    {
      ask: 'What will you do without a screen next time?',
      written: [],
    },
  ],
};

export const visualArts: Pod = {
  name: 'Visual arts every day',
  active: true,
  aspect: 'Environment',
  subjectMatter: 'Curriculum',
  assets: ['Clay before paint', 'Short film: an afternoon with harakeke'],
  questions: [
    {
      ask: 'Which materials are always there for tamariki, and what has that made possible?',
      written: [],
    },
    {
      ask: 'Tell of a work that changed as it was made. What did you say, and not say?',
      written: [],
    },
    {
      ask: 'How do artists and makers among your whānau take part?',
      written: [],
    },
    {
      ask: 'How do you show work so that the thinking can be seen?',
      written: [],
    },
  ],
};

export const sustainability: Pod = {
  name: 'Sustainability at the centre',
  active: false,
  aspect: 'Environment',
  subjectMatter: 'Outdoor learning',
  assets: ['Where our rubbish goes', 'A zero-waste kai week'],
  questions: [
    {
      ask: 'What do we throw away in a week, and who decided that?',
      written: [],
    },
    {
      ask: 'How do tamariki take part in choices about food, water and power?',
      written: [],
    },
    {
      ask: 'What have you learned from the people of this place about enough?',
      written: [],
    },
    {
      ask: 'What will be different in a year, and how will we know?',
      written: [],
    },
  ],
};

export const professionalLearning: readonly Question[] = [
  {
    ask: 'Which question about your own practice did you take into this year?',
    written: [],
  },
  {
    ask: 'Whom did you learn with, and what did each of you bring?',
    written: [],
  },
  {
    ask: 'What did you read, hear or see that made you change your mind?',
    written: [],
  },
  {
    ask: 'How have the tamariki you teach been better off for your learning?',
    written: [],
  },
  {
    ask: 'What will you carry into next year, and what will you put down?',
    written: [],
  },
];
