import { type Pod, prose } from '../writing.ts';

export const leadingChange: Pod = {
  name: 'Leading change with a team',
  active: true,
  aspect: 'Practice',
  subjectMatter: 'Leadership',
  assets: ['Beginning with what is good already', 'A change on one page'],
  questions: [
    {
      ask: 'Why did this change matter, and to whom?',
      written: [
        {
          answer: prose`We changed how we do mornings, since thirty-five tamariki arrive in the
            same fifteen minutes and I had watched {child} be greeted by a clipboard. It mattered
            to {child}. It turned out to matter more to the three on the early shift, who'd been
            saying so for a year. I had not heard them, as they say it at half past six when I'm
            not there. So before anything else I came in at half past six for a week. I ought to
            have done that first.`,
          review: prose`Greeted by a clipboard: I can see it. You came in at half past six for a
            week before proposing anything, and that is what gave you the right to. That you ought
            to have done it sooner is true of most of us. What did the early shift say?`,
        },
      ],
    },
    {
      ask: 'Who disagreed with you, and what did they know that you did not?',
      written: [
        {
          answer: prose`{colleague} was against it from the start. I had her down as somebody who
            doesn't like change. When I asked her to tell me what she was afraid would be lost, she
            described ten minutes each morning that she has with one grandmother, at the clipboard,
            because the signing takes so long. It's the only adult that grandmother talks to in the
            day. I'd been about to improve it out of existence. We kept a clipboard, for the two of
            them.`,
          review: prose`"About to improve it out of existence" is a phrase to keep for the rest of
            one's career. You asked what would be lost, and there was a grandmother. And the
            clipboard that stayed, for the two of them, shows what sort of change this was.`,
        },
      ],
    },
    {
      ask: 'What did you try first, and what did you see?',
      written: [
        {
          answer: prose`We tried it with one door, on two days, for three weeks, and told whānau
            that it might not work. I believe this mattered most of all. {child} came in, was
            greeted by name and by someone on their knees, and stood there a while. Then they went
            back out and came in again. We counted how long it takes until a child is playing: it
            was eleven minutes before, and four now. There were more tears on one of the days, and
            we found that it was me, being too eager.`,
          review: prose`{child} went back out in order to be greeted again! I don't need the
            minutes, though eleven to four is splendid. One door, two days, three weeks and "it
            might not work": small enough to be honest. And you found yourself in the data, with
            good humour.`,
        },
      ],
    },
    {
      ask: 'How will you know whether it has lasted when you are no longer watching?',
      written: [
        {
          answer: prose`I will not be here in the winter, as I'm taking leave, and I have asked
            that nobody tell the reliever anything about it apart from the names. If by July
            somebody is still kneeling at the door, then it belongs to the place. {colleague} is
            going to count for one week, in secret, as I would. I've also asked two whānau to tell
            me truthfully. One said, "Oh, we would notice." I find that I trust this more than my
            count.`,
          review: prose`"Oh, we would notice." When whānau would miss it, it has lasted. Your plan
            of saying nothing to the reliever is a clever and slightly wicked test. Enjoy your
            leave, and let the door look after itself for a while. I'm curious about July.`,
        },
      ],
    },
  ],
};
