import { type Pod, prose } from '../writing.ts';

export const looseParts: Pod = {
  name: 'Loose parts and invention',
  active: true,
  aspect: 'Environment',
  subjectMatter: 'Curriculum',
  assets: ['What can it be? A sorting morning for adults', 'Where to find pipes, planks and pegs'],
  questions: [
    {
      ask: 'What happened when you put out things with no one purpose?',
      written: [
        {
          answer: prose`Nothing, for two days. I had collected pipes, planks, tyres and about four
            hundred pegs, and tamariki walked around them to get to the bikes. I was ready to take
            it all back. On the third day it rained and {child} put a pipe under the drip from the
            roof. By ten o'clock nine tamariki were moving the drip to the far side of the yard,
            and I had been told to get out of the way twice. The bikes stood under the tree. I had
            given it two days. I think a month would be fairer.`,
          review: prose`Two days of nothing takes some holding, and then it only needed a drip. To
            be told twice to get out of the way is surely a sign of success! You are right about
            giving it a month; new materials need time to become boring enough to use.`,
        },
      ],
    },
    {
      ask: 'Which ideas or theories did you see children testing?',
      written: [
        {
          answer: prose`The water would not go uphill. That does not sound like much, but it took
            {child} and {friend} a whole morning to be sure of it. They tried a bigger pipe, a
            faster pour, more people, shouting, and putting a lid on it. Each idea had a reason,
            which I wrote down. "It's scared of the dark" led to a clear bottle. What ended it was
            {friend} saying, "It only wants to go down. So make down go there," and they lifted up
            the other end. I could not have put it better.`,
          review: prose`"So make down go there." That is gravity and engineering in five words. You
            wrote down the reasons and not just the trials, and so we can see that each one was a
            theory. Even shouting! I'd give a good deal to have been there.`,
        },
      ],
    },
    {
      ask: 'What was your part while they played?',
      written: [
        {
          answer: prose`Mostly I was a shelf. I held things. I have learned to answer "what shall
            we do?" with a look at the thing itself. Once I made a mistake: I could see that two
            planks would reach, so I moved them nearer together. {child} saw it, and said, "Now
            it's yours," and went away. I put them back where they had been. It was twenty minutes
            until anyone came near. I have thought about "now it's yours" a great deal, and not
            only outdoors.`,
          review: prose`"Now it's yours." A sentence like that can change a whole career. You were
            a good shelf for nearly all of it, and you had the grace to put the planks back. I
            suspect that you will hear {child}'s voice whenever your hand moves.`,
        },
      ],
    },
    {
      ask: 'How will you make room for this kind of play to go on?',
      written: [
        {
          answer: prose`The enemy is tidying. At half past eleven we pack up, so nothing may last
            longer than a morning, and by then the best of it has only just begun. I asked the team
            whether one corner could be left from Monday to Friday with a rope around it and a sign
            by the tamariki. There were good reasons against: the mower, the look of it at pick-up.
            We have agreed on four weeks' trial. {child} wrote the sign. It says, more or less, not
            finished.`,
          review: prose`"The enemy is tidying" should be printed on a tea towel. You heard your
            team's reasons and agreed on a trial instead of a battle. And {child}'s sign, not
            finished, says all that whānau need to know at pick-up. I hope the mower can read.`,
        },
      ],
    },
  ],
};
