import { type Pod, prose } from '../writing.ts';

export const settlingIn: Pod = {
  name: 'Settling in',
  active: true,
  aspect: 'Relationships',
  subjectMatter: 'Wellbeing',
  assets: [
    'A settling plan made with whānau',
    'Short film: the long goodbye',
    'What to ask before the first day',
  ],
  questions: [
    {
      ask: 'What did you learn about the child before their first day, and from whom?',
      written: [
        {
          answer: prose`I met {child} and Mum at home, which we offer to everyone now, and I
            learned more in forty minutes than the enrolment form would tell me in a year. {child}
            sleeps with a bit of Dad's work shirt. Dad is away at sea for three weeks at a time.
            There is a word, which I have learned to say, that means "pick me up, but don't talk".
            I wrote these on a card for the team. Mum told me later that she stopped worrying when
            she saw me write down the word.`,
          review: prose`A home visit, a shirt and a word that means "pick me up, but don't talk".
            You gathered what would matter at nine o'clock on the first day. That Mum saw you write
            the word down tells us how whānau know when they have been heard.`,
        },
      ],
    },
    {
      ask: 'How did you and the whānau manage the first goodbyes?',
      written: [
        {
          answer: prose`We had agreed on short, honest and always said aloud. On day one Mum went
            out to her car for ten minutes and came back, as she had told {child} she would. On day
            two it was half an hour. On the third day {child} cried hard, and I held on and said,
            "You want Mum, she's coming after kai," and did not try to cheer anyone up. I sent Mum
            a photo at twenty past nine, of {child} on my knee with the shirt, not smiling but
            calm. She said that an honest photo was what helped.`,
          review: prose`You did not try to cheer anyone up, and you sent an honest photo rather
            than a happy one. That is trust being built on both sides of the gate. Telling {child}
            when Mum would be back, and being right, is worth a hundred distractions.`,
        },
      ],
    },
    {
      ask: 'When did you first see a sign of belonging?',
      written: [
        {
          answer: prose`It was on the ninth day and it was very small. {child} came in, put the
            shirt in their own locker instead of carrying it, and went to see whether the hen had
            laid. No one had said a word. {colleague} and I looked at each other across the room.
            Until then I had been watching for the crying to stop, and it had stopped on day six;
            but not crying is not the same as belonging. Putting the shirt away was {child}'s own
            way of saying so.`,
          review: prose`"Not crying is not the same as belonging" is worth putting on the wall of
            every infant and toddler room. You waited for {child}'s own sign and you knew it when
            you saw it. I do hope there was an egg that day.`,
        },
      ],
    },
    {
      ask: 'What will you do differently for the next family?',
      written: [
        {
          answer: prose`I would start with the person the child will be with, not with the room.
            {child} met four of us on the first visit, because we are friendly, and I think that it
            was three too many. Next time one kaiako will be there for the whole of the first
            fortnight, and the rest of us will keep our faces out of the way. I also want to ask
            earlier about sleep, because we only found out about the dark curtain in the second
            week, after several bad afternoons.`,
          review: prose`Four friendly faces can be three too many: how well put. Keeping to one
            kaiako for a fortnight will ask something of your roster, so bring the team your
            reasons as you have written them here. The curtain is just the sort of thing worth
            adding to your card.`,
        },
      ],
    },
  ],
};
