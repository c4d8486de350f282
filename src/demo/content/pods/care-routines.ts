import { type Pod, prose } from '../writing.ts';

export const careRoutines: Pod = {
  name: 'Care routines with manaakitanga',
  active: true,
  aspect: 'Practice',
  subjectMatter: 'Wellbeing',
  assets: ['Kai time without queues', 'Respectful care: five questions'],
  questions: [
    {
      ask: 'Describe a care routine as the child lives through it.',
      written: [
        {
          answer: prose`I lay down on the changing table. Not for long, as I am not built for it,
            but long enough to see the strip light and the brown stain on the ceiling which {child}
            looks at every day. From there my colleague's face came in upside down, and quickly.
            Then I followed {child} through the routine in my mind: lifted from play without
            warning, a cold mat, a bright light, a voice talking over me to somebody else. I am not
            a careless person. But that is how it was.`,
          review: prose`You lay down on the table! Nothing else would have shown you the light and
            the upside-down face. You have written {child}'s view of it without excuse and without
            blame. I suspect that the strip light has gone already. Has it?`,
        },
      ],
    },
    {
      ask: 'What did you change, and how did it feel for you?',
      written: [
        {
          answer: prose`We have turned the table so that tamariki can see the room, hung a soft
            lamp and put a picture from each whānau on the ceiling. But the greater change is that
            I now ask, "Are you ready?" and wait. At first the waiting felt silly and rather long.
            On the third day {child} looked at me and held up both arms. I nearly cried. It feels
            now like the best part of my morning, and I have noticed that I am less hurried for an
            hour afterwards.`,
          review: prose`Asking and then really waiting is so much harder than it sounds, and
            {child} gave you the answer with both arms. I'm glad you wrote how it feels for you as
            well, because care that restores the carer is care that lasts.`,
        },
      ],
    },
    {
      ask: "How do you bring the ways of the child's own home into it?",
      written: [
        {
          answer: prose`I ask whānau to show me, not tell me. {child}'s grandmother showed me how
            she wraps the shoulders first, sings the same four lines and washes the face last with
            a warm cloth. At our place the face came first, and cold. We now do it in her order. I
            have the four lines on my phone in her own voice, and while my Cook Islands Māori is
            not good, {child} hums along with me. Two other whānau have offered their songs since
            they heard us through the door.`,
          review: prose`Shoulders first, the face last and warm: there is so much knowledge in her
            order, and you had the humility to ask to see it. Others offering songs after hearing
            them through the door is manaakitanga spreading as it should.`,
        },
      ],
    },
    {
      ask: 'What gets in the way when you are busy, and what helps?',
      written: [
        {
          answer: prose`Ratios get in the way, and so does my own wish to be seen to be busy. When
            the room is loud I feel that I should be quick, as though the calm in the bathroom was
            bought at my colleagues' expense. What helps is that we said this out loud. {colleague}
            told me, "When you take your time in there, I only get one happy child back, not two
            cross ones." We have put the changes for the youngest on the roster as a job of their
            own, so that nobody needs to hurry for anybody else.`,
          review: prose`Saying it out loud was the turning point. What {colleague} told you is
            worth more than any policy, and the roster makes it fair. You have named a pressure
            that many carry silently: the wish to be seen to be busy. Thank you for that.`,
        },
      ],
    },
  ],
};
