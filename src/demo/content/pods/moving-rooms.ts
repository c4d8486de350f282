import { type Pod, prose } from '../writing.ts';

export const movingRooms: Pod = {
  name: 'Moving between rooms',
  active: true,
  aspect: 'Environment',
  subjectMatter: 'Wellbeing',
  assets: ['Visits that go both ways', 'A page about me, made by me'],
  questions: [
    {
      ask: 'How did the child and whānau take part in deciding when to move?',
      written: [
        {
          answer: prose`We used to move tamariki at two and a half because the spreadsheet said so.
            With {child} we asked first. Dad thought it was time, Mum did not, and {child}, when I
            asked where the big room was, took my hand and walked me to the door and back four
            times, without going in. We agreed to go on visiting until {child} let go of the hand.
            It took three weeks. The spreadsheet had to wait, our manager was kind about it, and no
            other child lost a place by it.`,
          review: prose`"Until {child} let go of the hand" must be the best measure of readiness I
            have read. You listened to three different views and found one that all could accept.
            Thank you to your manager, too, for letting a spreadsheet wait.`,
        },
      ],
    },
    {
      ask: 'What stayed the same for the child, and what changed?',
      written: [
        {
          answer: prose`We made two columns. Changed: the room, the toilets, the noise, most of the
            adults, the sleep. The same: {friend}, who moved in the same week, the blue cup, the
            waiata before kai, and me on Tuesdays and Thursdays for the first month. Writing it
            down showed that almost everything in the first column could not be helped, and
            everything in the second had to be arranged by somebody. So we arranged it. The blue
            cup had to be argued for, as cups belong to rooms. It moved.`,
          review: prose`How wise to see that sameness has to be arranged by somebody. I am on the
            side of the blue cup, and I am glad that you argued for it. The two columns would make
            a splendid page to give to every whānau before a move.`,
        },
      ],
    },
    {
      ask: 'What did you pass on to your colleagues, and how?',
      written: [
        {
          answer: prose`I had a folder full of stories ready to hand over, and then {colleague}
            asked me, "What would you want to know by morning tea on the first day?" So I wrote
            seven lines: how {child} asks for help (does not), what an upset looks like before it
            is loud, who to sit beside, and so on. I read them out with Mum there, and she put one
            right. The folder went across the following week when there was time to read it.`,
          review: prose`{colleague}'s question is a gift: what would you want to know by morning
            tea? Seven lines, read out with Mum in the room and put right by her, will have done
            more for {child} than the whole folder on that first day.`,
        },
      ],
    },
    {
      ask: 'How did you know that the move had gone well, or that it had not?',
      written: [
        {
          answer: prose`For two weeks I thought it had gone badly, because {child} came back to our
            door each morning to look in. I was about to suggest more visits to us when {colleague}
            said that it took about ten seconds, and then {child} ran off happily. So I sat where I
            could see, and she was right: a look, a nod and away. It was a check that we were still
            there. The day it stopped, I rather missed it. I have learned to ask what a thing is
            for before I try to mend it.`,
          review: prose`A look, a nod and away: you were still there, so it was safe to go. I'm
            glad you sat and watched before mending what was not broken. And I am glad that you let
            yourself miss it. Belonging runs both ways.`,
        },
      ],
    },
  ],
};
