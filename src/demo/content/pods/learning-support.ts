import { type Pod, prose } from '../writing.ts';

export const learningSupport: Pod = {
  name: 'Working with learning support',
  active: true,
  aspect: 'Knowledge',
  subjectMatter: 'Inclusion',
  assets: ['Who does what: a one-page map', 'Before the meeting: three questions for whānau'],
  questions: [
    {
      ask: "How do you prepare a referral so that the child's strengths are seen as well?",
      written: [
        {
          answer: prose`I wrote one for {child} on a Friday afternoon, and on Monday read it as if
            it were about me. There were twenty-three lines of what is wrong. I would not have
            wanted to meet this person. I began again with what {child} loves, what they can do
            when it's going well and who is around at the time, and only then what is hard, and
            when. It was no longer. The psychologist rang me to say that it was the first one in
            months that had told her where to begin.`,
          review: prose`Reading it as if it were about you is a test we could all use before
            pressing send. The same length, and so much more use! That phone call says that
            strengths aren't only kind; they are information. Did whānau see both versions?`,
        },
      ],
    },
    {
      ask: 'How do you turn specialist advice into something that works on a busy morning?',
      written: [
        {
          answer: prose`We were given a programme with eleven steps, to be done three times a day
            in a quiet room. We do not have a quiet room, and I felt like a failure by Wednesday.
            When I told the therapist so she laughed and said, "Tell me about your morning." We
            found that seven of the steps happen while {child} is putting on gumboots. So it's the
            gumboot programme now, done by whoever is at the door, twice a day, without a chart.
            It's going better than anything we've planned.`,
          review: prose`The gumboot programme! You told her the truth, and she asked about your
            morning: there is the partnership in one exchange. Seven steps at the door, by whoever
            is there, will outlast any chart. I hope that she passes it on to others.`,
        },
      ],
    },
    {
      ask: 'What is your part when support is slow or is refused?',
      written: [
        {
          answer: prose`We waited for eight months and then were told no. I was angry, and I am
            afraid that I shared it with {child}'s father, who did not need mine on top of his.
            What helped was {colleague} asking what we would do if it never came. We had been
            waiting, and had written "awaiting support" on everything since March. We made a plan
            with what we have: me, her, a good room and his patience. We've applied again as well.
            But {child} has had a better term than in the eight months.`,
          review: prose`"What would we do if it never came?" is a hard question, and it set you
            free. I admire how you looked at where your anger had gone. Do keep on applying, and
            let me know if a letter from me would be of use; I would gladly write one.`,
        },
      ],
    },
    {
      ask: 'What has the child taught you that no report did?',
      written: [
        {
          answer: prose`{child} taught me to say what I am going to do and then do exactly that. I
            am someone who says "in a minute" all day. It was in no report, and it took me half a
            term to see that each hard moment came after an "in a minute" of mine. I have bought an
            egg timer. When I say two minutes I turn it over. The rest of the class have begun to
            rely on it too, and so has my own family. I am thought to have become a more truthful
            person.`,
          review: prose`"I am thought to have become a more truthful person" made my evening. An
            egg timer and a kept promise: {child} has been a very good teacher. You saw a pattern
            that was yours and not theirs; that is the whole of this pod in one answer.`,
        },
      ],
    },
  ],
};
