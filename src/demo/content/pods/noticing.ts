import { type Pod, prose } from '../writing.ts';

export const noticing: Pod = {
  name: 'Noticing, recognising, responding',
  active: true,
  aspect: 'Practice',
  subjectMatter: 'Assessment',
  assets: [
    'Noticing before naming: a ten-minute exercise',
    'Short film: the pause before we step in',
    'Observation sheet with wide margins',
  ],
  questions: [
    {
      ask: 'What did you see before you stepped in?',
      written: [
        {
          answer: prose`I made myself stand by the fence for five minutes. {child} and {friend}
            were pulling the same spade, and my feet wanted to go over. Then {child} let go,
            fetched a second spade, tried it, decided it was too small and came back to offer it
            with the words "this one is good for you". It did not work, but it was a proper
            negotiation. I had time to write down the exact words, the tone and who moved first.
            Usually I would have arrived in time to spoil it.`,
          review: prose`Five minutes by the fence is a long time when your feet want to go. Because
            you waited, you caught an offer, a reason and a second try. Those exact words are worth
            more than any summary, and I'm glad you kept them.`,
        },
      ],
    },
    {
      ask: 'How did you decide whether to respond, and in what way?',
      written: [
        {
          answer: prose`I asked myself three things we had agreed on as a team: is anyone unsafe,
            has the learning run out, and would I be adding or taking over? Nobody was unsafe. The
            learning had not run out, because {friend} was now thinking about it. So I moved nearer
            without speaking and sat on the edge of the sandpit. My being there seemed to be
            enough. When they both looked at me I said, "You're working it out," and nothing more,
            which for me is quite an achievement.`,
          review: prose`I smiled at "quite an achievement". Your three questions are short enough
            to use in the moment, which is the real test. Sitting down on the edge was a response
            too: it told them that you trusted them and were there. How did {friend} take it?`,
        },
      ],
    },
    {
      ask: 'Whose interpretation did you seek besides your own?',
      written: [
        {
          answer: prose`I told the story to {colleague} at lunch and asked what they would have
            called it. I had said "negotiating". {colleague}, who knows the whānau, said that
            {child} has a new baby cousin at home and has been learning to give things up and be
            thanked for it. At pick-up I asked {child}'s dad, who laughed and said, "That's how I
            get the remote off my sister." So now I have three readings, and the truest is probably
            some of each.`,
          review: prose`Three readings and no hurry to choose between them: that is recognising at
            its best. Dad's laugh tells us a lot about how this whānau solves things. Try asking
            {child} for a fourth reading, perhaps with the photo in hand.`,
        },
      ],
    },
    {
      ask: 'What will you look out for next time, and why?',
      written: [
        {
          answer: prose`I want to see whether {child} offers something before letting go, or lets
            go first, because I think the order tells us how safe the other child feels to them. I
            shall also look at what happens with tamariki who are not close friends. I have put one
            line in our day book so that everyone watches for the same thing for a fortnight. In
            the past each of us collected different scraps, and we could not put them together
            afterwards.`,
          review: prose`A single line in the day book, and one question for the whole team: simple
            and shareable. The order of offering and letting go is such a fine-grained thing to
            have noticed. Do set a date for putting what you all see side by side.`,
        },
      ],
    },
  ],
};
