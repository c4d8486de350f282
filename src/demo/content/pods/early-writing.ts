import { type Pod, prose } from '../writing.ts';

export const earlyWriting: Pod = {
  name: 'Mark-making and early writing',
  active: true,
  aspect: 'Environment',
  subjectMatter: 'Literacy',
  assets: ['Pens everywhere: setting up for marks', 'What a line can mean'],
  questions: [
    {
      ask: 'Where and why do children in your setting make marks?',
      written: [
        {
          answer: prose`I followed marks for a week. At the table with the good paper and the felts
            there were nine pieces, mostly by the same three. On the fence, in the mud, in the
            steam on the window, on an arm and along the whole edge of the sandpit there were more
            than forty, made by everyone. The reasons were better too: whose turn it is, where not
            to step, a map for {friend}. My writing table was the least interesting place to write
            in the whole centre, so I have taken its legs off.`,
          review: prose`Forty and more against nine, and the reasons were better too! You followed
            the marks instead of waiting at the table for them. I admire anyone who responds to
            evidence by taking off the legs. What has happened at ground level since then?`,
        },
      ],
    },
    {
      ask: "Choose one child's marks over time. What do they tell you?",
      written: [
        {
          answer: prose`I have six of {child}'s from February to August, all of the same bridge. In
            February it is a tangle and a story told aloud. By May there is a line for the road and
            a different line for the water. In August there are two figures on it, and underneath,
            in a row, seven shapes that repeat. I asked about those. "That's the saying part." So
            the drawing had stopped being the saying, and something else was needed for it. I have
            looked at those seven shapes many times.`,
          review: prose`"That's the saying part." You have caught the very moment at which writing
            separates from drawing, and {child} gave it a name. Six of the same bridge, dated and
            kept, made it visible. I'd be grateful if you would bring them to our next cluster
            meeting.`,
        },
      ],
    },
    {
      ask: 'How do you answer when a child asks, "What does it say?"',
      written: [
        {
          answer: prose`It used to make me squirm, as I did not want to say that it said nothing.
            {child} brought me a page of zigzags and asked me to read it. I said, "I don't know
            your writing yet, will you read it to me?" and it was read to me at once, with no doubt
            at all: a message to Mum about a cat. I wrote it in my own writing on the back and we
            compared. {child} said, "Yours is shorter." I thought that was a good observation about
            writing and about me.`,
          review: prose`"I don't know your writing yet" is generous and completely honest: it
            leaves {child} as the author. And "yours is shorter" is as sharp a first comparison of
            two writing systems as one could wish for. Did Mum do anything about the cat?`,
        },
      ],
    },
    {
      ask: 'What will you offer next, and what will you leave alone?',
      written: [
        {
          answer: prose`I will offer more reasons and fewer resources. There is to be a real
            clipboard by the hen house because eggs need counting, and a slate at child height by
            the gate for messages to whoever comes in the afternoon. I am going to leave {child}'s
            bridge alone. I have been tempted to show how the name is written, and I do believe
            that I shall be asked, probably quite soon, and that it will be worth far more for
            having been asked for.`,
          review: prose`More reasons and fewer resources is a good motto for the term, and egg
            counting is an excellent reason. I think that you are right to leave the bridge alone.
            You have shown all through this pod that you know how to wait to be asked.`,
        },
      ],
    },
  ],
};
