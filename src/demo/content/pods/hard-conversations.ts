import { type Pod, prose } from '../writing.ts';

export const hardConversations: Pod = {
  name: 'Conversations that are hard',
  active: true,
  aspect: 'Relationships',
  subjectMatter: 'Leadership',
  assets: ['One sentence that must be said', 'Listening for the second answer'],
  questions: [
    {
      ask: 'What makes a conversation hard for you?',
      written: [
        {
          answer: prose`It's when I like the person. I can be quite direct with someone I do not
            know. With {colleague}, whom I've worked beside for ten years, I made jokes about her
            lateness instead of saying what it does, which is that {child} waits at the window. I
            made nine jokes, I think. She laughed at them all. When I asked myself who had been
            protected by that, it was only me. It certainly was not {child}, and it was not fair to
            her either.`,
          review: prose`Nine jokes, and each one of them a way of not saying it. That {child} waits
            at the window is the whole point, and you found it. It takes honesty to see that our
            kindness was for ourselves. I think that you know your one sentence now.`,
        },
      ],
    },
    {
      ask: 'How did you open the conversation, and what happened next?',
      written: [
        {
          answer: prose`I asked whether it was a good time and said what it was about, so that she
            didn't have to guess. I said, "{child} stands at the window until you come, and on
            Tuesday it was half an hour." I had meant to go on. I had a good deal more. But her
            face changed, and I saw it was enough. She said, "Nobody told me that." Ten years, and
            nobody had told her, and I was one of those who hadn't. We sat there. Then she asked me
            what else she ought to know.`,
          review: prose`You stopped when it was enough, though you had a good deal more. That
            restraint is the skill. "Nobody told me that" is an ache, and also a door, and she
            walked straight through it by asking what else. I hope that your ten years are all the
            stronger for it.`,
        },
      ],
    },
    {
      ask: 'What did you do afterwards to look after the relationship?',
      written: [
        {
          answer: prose`The next day I did not avoid her, which is my habit. I brought two coffees
            and talked about the roster. She told me she'd been up since four with her father, who
            is unwell, and that the bus no longer comes by her street. So I pick her up, on Mondays
            and Tuesdays, since I drive past the end of it. I had been driving past the end of it
            for ten years. She waves to {child} at the window when we pull in, and it's the best
            part of that morning.`,
          review: prose`You'd been driving past the end of her street for ten years. What looked
            like a matter of discipline was a bus and a father. I'm so glad of the two coffees, and
            of that wave to {child} at the window. Aroha to her and to her dad.`,
        },
      ],
    },
    {
      ask: 'What would you say to somebody who has to do this tomorrow?',
      written: [
        {
          answer: prose`Say the one thing first and say what the child sees. Do not put it in
            between two nice things, because people can taste it. Be ready to be quiet for longer
            than you can bear. Expect to hear something you didn't know, and leave enough time for
            that. Bring a handkerchief, for either of you. And if you find you are rather looking
            forward to it, do not do it yet. I would say as well that I put it off for a year and
            it took eleven minutes.`,
          review: prose`This is the best short guide on the subject I have come across. "Say what
            the child sees" and "if you find you are looking forward to it, do not do it yet"
            should be given to every new leader. A year of putting off, and eleven minutes. Thank
            you.`,
        },
      ],
    },
  ],
};
