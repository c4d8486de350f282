import { type Pod, prose } from '../writing.ts';

export const learnerVoice: Pod = {
  name: 'Learner voice in assessment',
  active: true,
  aspect: 'Relationships',
  subjectMatter: 'Assessment',
  assets: [
    'Questions children can answer',
    'Short film: reading a story back',
    'Drawing as a way of telling',
  ],
  questions: [
    {
      ask: 'How did children take part in assessing their own learning?',
      written: [
        {
          answer: prose`Once a week I sit with three or four tamariki and their folders and we
            simply look. I say, "Tell me about this one." {child} stopped at a painting from March
            and said, "I did not know how to do legs." Then they turned to last week's and pointed:
            "Now I know." Nobody had asked for progress. I wrote it down on the back with the date.
            Since then several others have begun to turn the pages looking for what they could not
            do before, and they do it with great pleasure.`,
          review: prose`"Now I know." There is a whole assessment in three words, and they came
            because you gave {child} the folder and some time. That others have taken up the habit
            tells me it feels safe. I hope you keep those dated backs of paintings.`,
        },
      ],
    },
    {
      ask: 'What did you hear that you would not have seen for yourself?',
      written: [
        {
          answer: prose`I had taken it that {child} liked the climbing frame, since they were on it
            every day. When I asked which place at the centre was the best one, they said the frame
            was "where I wait until the little ones go away". The best place was the gap behind the
            shed, which I had been calling them out of. We have cleared it, checked it and put down
            a mat. I think about how many notes I had written about gross motor skills in the
            meantime.`,
          review: prose`That is a humbling one, and you have told it so well. You changed the place
            instead of the child, and straight away. I wonder who else is somewhere "to wait", and
            whether the same question could be asked of each of your quieter tamariki.`,
        },
      ],
    },
    {
      ask: 'How do you hear children who do not tell you in words?',
      written: [
        {
          answer: prose`{child} uses very few words with us. I gave them the camera for a morning,
            with no instructions. There were forty-one photos: eleven of the same drain, nine of
            {friend}'s shoes, several of the sky. I laid them out and we looked, and {child} put
            the shoes in a row and then pointed to the door, again and again. {friend} had been
            away that week. I had no idea that the friendship mattered so much, because the two
            hardly ever touch or speak.`,
          review: prose`Nine pictures of {friend}'s shoes: I had to stop reading for a moment. You
            gave {child} a way of telling that did not depend on our words, and then you took the
            telling seriously. Have you found a way to share this with both whānau?`,
        },
      ],
    },
    {
      ask: "What do you do when a child's view of their learning differs from yours?",
      written: [
        {
          answer: prose`I try to write down both. {child} told me firmly that they were not good at
            puzzles, on a day when I had seen a forty-eight piece puzzle finished. My instinct was
            to argue. Instead I asked what being good at puzzles looks like, and it turned out to
            be "not needing to try". That is a far more useful thing for me to know than that they
            can finish one. Both views stand in the story, and we have begun to talk about trying
            as a thing that experts do.`,
          review: prose`You did not argue, and so you found the belief beneath the words. Writing
            down both views honours {child} and leaves you somewhere to return to. I'd watch for
            that idea of "not needing to try" in the adults around them too, ourselves included.`,
        },
      ],
    },
  ],
};
