import { type Pod, prose } from '../writing.ts';

export const planning: Pod = {
  name: 'Planning from what we notice',
  active: true,
  aspect: 'Practice',
  subjectMatter: 'Curriculum',
  assets: ['Planning wall: examples from three rooms', 'From interest to intention'],
  questions: [
    {
      ask: 'What pattern did you notice across several children or days?',
      written: [
        {
          answer: prose`When we laid out two weeks of notes on the floor, we saw transport
            everywhere: prams, trolleys, the wheelbarrow, and {child} carrying one stone from place
            to place. We had been writing up each child separately, as an interest in prams or in
            digging. Seen together it was about moving things and people from where they are to
            where they belong. {colleague} pointed out that three of the whānau had moved house
            since Christmas, and the room went a bit quiet.`,
          review: prose`Laying the notes on the floor let you see what no folder could show. Moving
            things to where they belong, after three whānau have moved: what a thoughtful reading
            by {colleague}. I'm glad the team could be quiet together before planning anything.`,
        },
      ],
    },
    {
      ask: 'What did you plan in answer to it, and what did you leave open?',
      written: [
        {
          answer: prose`We planned very little: more wheels, more bags, a ramp, and a long table
            where things could be packed and unpacked. We left open what it was for. I had a strong
            urge to put out a removal van and some books about moving house, and we agreed to wait
            a week. By Wednesday {child} and {friend} had started a bus which goes to "all the old
            houses". If I had put the van out first, it would have been my idea that they were
            playing.`,
          review: prose`Waiting a week was the plan, and it was a very good one. The bus to all the
            old houses could only have come from them. Your honesty about the removal van will help
            others to recognise the same urge in themselves.`,
        },
      ],
    },
    {
      ask: 'How did the curriculum help you to explain your plan?',
      written: [
        {
          answer: prose`I used Te Whāriki to check my thinking after we had decided, not to find a
            heading. Belonging was the plain one, since connecting links with family and the wider
            world is exactly what the bus was doing. But Contribution helped me more, because it
            made me look at who was allowed on the bus. Two tamariki were always the ones left to
            wait. We would have missed that if I had stopped at the first strand that fitted.`,
          review: prose`Going past the first strand that fits is where the curriculum begins to do
            its work. You found the two who were always waiting, and that is an equity question in
            a cardboard bus. What happened when you looked more closely at them?`,
        },
      ],
    },
    {
      ask: 'How do you know that the plan was a good one?',
      written: [
        {
          answer: prose`I can think of three signs. The play lasted more than two weeks without my
            propping it up. Tamariki who do not normally play together did, because a bus needs
            passengers. And one father, reading our wall, told us about the move they had made from
            Samoa when he was four, which led to an afternoon of stories with the older ones. I did
            not plan any of that, but I think we left room for it. A plan I could have ticked off
            by Friday would not have.`,
          review: prose`I like signs of this sort far better than ticks. Each is something another
            person could go and see. The father's story is a treasure, and it came because your
            planning was on the wall where he could read it. Do record it with him.`,
        },
      ],
    },
  ],
};
