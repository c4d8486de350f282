import { type Pod, prose } from '../writing.ts';

export const readingTogether: Pod = {
  name: 'Reading together',
  active: true,
  aspect: 'Practice',
  subjectMatter: 'Literacy',
  assets: ['Choosing books that look like us', 'Short film: one book, five days'],
  questions: [
    {
      ask: 'Look at your bookshelf. Who is in it, and who is missing?',
      written: [
        {
          answer: prose`{colleague} and I took every book off the shelf and sorted them: a hundred
            and sixty-four. Animals in clothes came first, with fifty-one. Nineteen had a Māori
            child, of which seven were about long ago. There were three with Pasifika children,
            none with a child who uses a wheelchair, and {child}, who has two mums, was not in any.
            Four were about tractors with feelings. We had thought it was a rather good shelf. We
            have asked the library van to help us.`,
          review: prose`A hundred and sixty-four books on the floor, and four tractors with
            feelings! Counting turned an impression into something you can act on. I'm glad you
            began with {child} in mind. When the library van comes, could two or three whānau help
            to choose?`,
        },
      ],
    },
    {
      ask: 'Describe reading one book many times with a small group.',
      written: [
        {
          answer: prose`I read the same book for five days running with the same four. On the first
            day they listened. On the second they joined in, on the third they interrupted, and by
            the fourth {child} was arguing with the author: "He should've said sorry by now." On
            the fifth day I hardly read at all. They did it, and they changed the end. I had always
            thought that variety was what kept children interested. It seems that I was the one who
            wanted it.`,
          review: prose`Listened, joined in, interrupted, argued, took over: you have described in
            five days what researchers take books to say. "I was the one who wanted it" is
            disarming and true. I hope {child}'s apology made it into the new ending.`,
        },
      ],
    },
    {
      ask: 'What do you do, as you read, that helps children to think?',
      written: [
        {
          answer: prose`I have cut down my questions. I used to stop on each page and ask what
            colour the hat was. Now I say what I am wondering and leave it: "I wonder why she
            didn't tell anyone." Then I wait, which is the hard part. {child} thought for so long
            that I had turned the page, and then said, "Because no one would believe a small
            person." The others all nodded. I turned the page back again. If I had been asking
            about hats we would not have had that.`,
          review: prose`"Because no one would believe a small person." You turned the page back; I
            am so pleased you did. A wondering said aloud and left there invites thought in a
            manner that no question about hats can. May we all wait a little longer.`,
        },
      ],
    },
    {
      ask: 'How will you bring reading together to whānau who find it hard?',
      written: [
        {
          answer: prose`One father told me at the gate that he was "no good with books", and I said
            something cheerful and useless. Since then I have thought about it more. We have put in
            the book bags some with no words at all, and a card which says that there is no wrong
            way, and that any language will do. He took one home on Thursday. On Monday {child}
            told the whole class about the whale, "and Dad did all the voices". He has asked if
            there are more of that kind.`,
          review: prose`From "something cheerful and useless" to a bag of books with no words: you
            kept on thinking, and found a door he could come through. "Dad did all the voices" must
            have made your week. There are more of that kind, and he may enjoy choosing them
            himself.`,
        },
      ],
    },
  ],
};
