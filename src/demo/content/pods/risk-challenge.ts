import { type Pod, prose } from '../writing.ts';

export const riskChallenge: Pod = {
  name: 'Risk and challenge',
  active: true,
  aspect: 'Practice',
  subjectMatter: 'Outdoor learning',
  assets: [
    'Benefit and risk on one page',
    'Short film: hands behind your back',
    'What to say instead of "be careful"',
  ],
  questions: [
    {
      ask: 'What do you say when a child is doing something that scares you?',
      written: [
        {
          answer: prose`I counted the "be carefuls" and stopped at thirty, before kai. {colleague}
            asked me what I wanted {child} to do when I said it, and I did not have an answer. It
            tells them I am afraid, and nothing else. I have been practising other words: "Is that
            branch strong enough?", "Where will your foot go next?" {child} answered the second one
            aloud, all the way up and all the way down, talking to each foot in turn. It was the
            most careful climb that I have ever seen.`,
          review: prose`Thirty before kai! Asking what we want the child to do when we say it shows
            how empty it is. Talking to each foot in turn, all the way up and down, is carefulness
            you could hear. Please pass your new words on to the relievers.`,
        },
      ],
    },
    {
      ask: 'How do you weigh up benefit and risk before you say yes or no?',
      written: [
        {
          answer: prose`I take two minutes and a page with two columns, and I start with the
            benefit, since otherwise I never reach it. For the woodwork saw: real tools, strength,
            patience, being trusted, and making something that is needed. On the other side were
            cut fingers, mainly, and tiredness after eleven. So it is open until eleven, with one
            adult and two saws. Writing it down helped in an unexpected way, because {child}'s
            grandmother read the page on the wall and offered to come in and teach it.`,
          review: prose`Starting with the benefit, "since otherwise I never reach it", is such a
            practical tip. Your second column led to precise conditions and not to a no. And a page
            on a wall has found you a grandmother who knows saws. I hope she brings her own.`,
        },
      ],
    },
    {
      ask: 'Describe a child meeting a challenge that they had set for themselves.',
      written: [
        {
          answer: prose`{child} had been walking along the low wall, holding my hand, for a week.
            On Friday they put my hand on my own hip, quite firmly, and went alone. Halfway there
            was a wobble and a look, not at me but at the end of the wall. Then they did it eleven
            more times. I wrote down "eleven" because after the first one I would have called it
            achieved and gone off to do something else. What {child} was doing from the second to
            the twelfth was something different, and it looked like joy.`,
          review: prose`They put your hand on your own hip! And you counted the eleven that came
            after "achieved". Something different that looked like joy: that is mastery, and most
            of us walk away before it. How good that you stayed where you were put.`,
        },
      ],
    },
    {
      ask: 'What do you need from colleagues and whānau in order to offer real challenge?',
      written: [
        {
          answer: prose`I need not to be alone with it. If {child} falls, I want the whole team and
            the whānau to have agreed beforehand that this was worth doing. So we held an evening
            outside, with the fire pit and the saws, and asked parents to tell each other about the
            best thing they did as children with no adults there. The noise was tremendous. At the
            end we asked what they wanted for their own. I took down every word, and those words
            are now the first page of our policy.`,
          review: prose`Every adult in that circle remembered something wonderful and slightly
            dangerous. Asking first for memory, then for hopes, put everyone on the same side of
            the fence. A policy whose first page is in whānau's own words will hold you all when
            someone does fall.`,
        },
      ],
    },
  ],
};
