import { type Pod, prose } from '../writing.ts';

export const mentoringColleague: Pod = {
  name: 'Mentoring a new colleague',
  active: true,
  aspect: 'Relationships',
  subjectMatter: 'Leadership',
  assets: ['The first ten weeks: a rhythm, not a folder', 'Questions that are not advice'],
  questions: [
    {
      ask: 'How did you begin, and what did your new colleague need first?',
      written: [
        {
          answer: prose`I'd prepared a welcome pack with eighteen headings. On her first day
            {colleague} asked me two things: where she could put her lunch, and what happens if she
            cries. I answered the first one. By morning tea I had thought about the second, and I
            told her what I do, which is the walk to the letterbox. She laughed, and used it in her
            second week. We never opened the pack. What she needed first was to know that there's a
            letterbox.`,
          review: prose`She needed to know that there's a letterbox. I could stop there. You put
            away eighteen headings for one honest answer, and gave {colleague} a place to go. I'd
            like to know what the two of you found to talk about on the way back.`,
        },
      ],
    },
    {
      ask: 'What did you say when you were asked for the answer?',
      written: [
        {
          answer: prose`{colleague} asked me straight out, "What should I do about {child}?" and I
            had an answer all ready. I've been trying to notice the moment before I speak. So I
            asked what she had seen just before it happens. She didn't know, and she went off to
            find out. On Thursday she came back with a drawing of the room and told me what to do
            about {child}. It was not my answer. It was better, and she'll have it still when I've
            gone home.`,
          review: prose`"She'll have it still when I've gone home" is the reason for all of it. You
            noticed the moment before you spoke, which is perhaps the whole skill. I would love to
            see her drawing of the room, and I would love her to know that you thought it better.`,
        },
      ],
    },
    {
      ask: 'What did you learn from the person you were mentoring?',
      written: [
        {
          answer: prose`That I'd stopped looking up. {colleague} has been teaching for eight weeks
            and sees everything, as it is all new to her. She asked why we line tamariki up for the
            toilet. I heard myself say, "Because otherwise it's chaos." She asked if I had ever
            tried. In nine years I had not. We tried it on a quiet Tuesday and there was no chaos;
            they just went. I thanked her at the hui so that others would hear that it is safe to
            ask.`,
          review: prose`"They just went"! Nine years of lining up, ended by one question from
            someone who was eight weeks in. Thanking her in front of everyone told the team what is
            valued here. That's mentoring in both directions, and it's ako, too.`,
        },
      ],
    },
    {
      ask: 'How did you know when to step back?',
      written: [
        {
          answer: prose`She began to tell me about things after they had happened and not before.
            At first I was a bit hurt. Then I saw that I was no longer being asked for permission
            but told the news, and I remembered when I'd started doing that with my own mentor. I
            asked if she'd like to make it every second Friday. "I was going to say that," said
            {colleague}, "but I didn't want to hurt your feelings." So we have both been learning
            when to step back.`,
          review: prose`From permission to news: what a clear sign, and you could feel it as well
            as see it. I smiled that she had been sparing your feelings. You've shown how to end a
            thing well, and that is rarer than knowing how to begin it. Ka pai to you both.`,
        },
      ],
    },
  ],
};
