import { type Pod, prose } from '../writing.ts';

export const welcomingDifference: Pod = {
  name: 'Welcoming difference',
  active: true,
  aspect: 'Relationships',
  subjectMatter: 'Inclusion',
  assets: [
    "Answering children's questions about bodies and families",
    'Persona dolls: how we use them',
  ],
  questions: [
    {
      ask: 'Tell of a time when a child asked you about difference. What did you say?',
      written: [
        {
          answer: prose`On the bus {child} asked me in a very clear voice why the lady had only one
            arm. I said "shh", and felt the whole bus listen. I have regretted that "shh", since
            what it taught is that her arm is something bad. The lady was kinder than I was. She
            said, "I was born like this. Do you want to see how I do my bag?" {child} did, and so
            did I. Now I try to answer in the same voice I would use if the question were about
            hats.`,
          review: prose`In the same voice as for a question about hats: that is a rule anyone can
            remember. You wrote down the "shh" and what it taught, and you let the lady be your
            teacher as well as {child}'s. How fortunate, to have been on that bus.`,
        },
      ],
    },
    {
      ask: 'What do your displays, dolls and books say about who is ordinary?',
      written: [
        {
          answer: prose`I looked for what is never explained. All our dolls with dark skin come
            with a story about where they are from, and the pale ones are just dolls. The book
            about two dads is on the shelf for "feelings". {child}, who has a feeding tube, has
            never seen one on anybody, anywhere in the place. So we've put a tube on an ordinary
            bear, with no announcement. {child} fed it. Then {friend} fed it. By Thursday the bear
            was having a very full life, and the tube came up only when it was hungry.`,
          review: prose`"I looked for what is never explained" is a sharper question than any
            checklist I know of. The bear with no announcement, living a very full life, is a
            perfect answer. I should like every centre to sort its dolls by who has to have a
            story.`,
        },
      ],
    },
    {
      ask: 'When has somebody been left out, and what did you do?',
      written: [
        {
          answer: prose`{friend} told {child}, "You can't play, you talk funny." I used to step in
            and require that everyone play with everyone, which gave {child} ten minutes of very
            cold company. This time I said to both of them, "{child} has two languages in there. It
            takes a bit longer to choose." {friend} considered this and asked, "Which one are you
            going to choose?" They've had a game since about choosing. I stayed near for a week. I
            don't think that it would have worked without the week.`,
          review: prose`You gave {friend} something true to be curious about, and not a rule to
            obey. "It takes a bit longer to choose" is lovely. And thank you for the last line: one
            good sentence is not enough without the week of staying near.`,
        },
      ],
    },
    {
      ask: 'What have you found in yourself that you need to keep working on?',
      written: [
        {
          answer: prose`I am easier with some differences than with others. I do not mind noise,
            mess or a wheelchair. What I find hard are families with a great deal of money, and I
            noticed I had met {child}'s parents eleven times and never asked them a real question.
            I'd decided what they were like. When I did ask, I heard about two years of hospital.
            It's not a bias which anyone trains you for, and it kept me from knowing a child for
            six months, so I have put it here.`,
          review: prose`I respect this more than I can easily say. It would have been simple to
            give an answer that flatters you. Six months of not knowing a child is the cost of any
            bias, whoever it is about. The first real question is the hardest, and you have asked
            it.`,
        },
      ],
    },
  ],
};
