import { type Pod, prose } from '../writing.ts';

export const whanauPlanning: Pod = {
  name: 'Whānau voice in planning',
  active: true,
  aspect: 'Environment',
  subjectMatter: 'Partnership',
  assets: ['Planning hui: a simple running order', 'Hopes, not wishes: wording that helps'],
  questions: [
    {
      ask: 'How do whānau shape what you plan?',
      written: [
        {
          answer: prose`For years we asked on the enrolment form about hopes and then filed it. In
            March we took out forty forms and read them aloud to one another. Twenty-six spoke of
            kindness or of friends, nine about knowing where they are from, and three mentioned
            letters. Our plan for the term had been about literacy. We wrote it again, with the
            whānau's own words as the headings, and {child}'s mother recognised hers on the wall:
            "that she is a good friend even when it is hard."`,
          review: prose`Reading the forms aloud to one another brought them back to life. The count
            makes it plain, and you acted on it by rewriting the plan with their own words. To find
            your sentence as a heading on the wall! I'd love to have seen her face.`,
        },
      ],
    },
    {
      ask: 'How do you work with hopes that differ from each other, or from your own?',
      written: [
        {
          answer: prose`At our hui one father hoped for more rules and another for fewer, and they
            both looked at me. My habit is to find something in the middle that nobody asked for.
            This time I asked each of them to tell a story of when it had gone well for their
            child. Both stories were about an adult who kept their word. So our goal became that we
            do what we say, and we have listed six things that we say and often don't do. Both
            fathers helped to write the list.`,
          review: prose`You did not settle it and you did not split it; you went beneath it. "An
            adult who kept their word" is a goal that everyone can stand behind. I hope the list of
            six is on the wall, and that somebody brave is keeping count.`,
        },
      ],
    },
    {
      ask: 'What has changed in your curriculum because of whānau, and how do they know it?',
      written: [
        {
          answer: prose`The plainest change is the garden. Nani told us that {child} knew every
            plant at home by use: this one for coughs, that one for flavour. Our garden was by
            colour. With her, and with two kuia from down the road, we have planted it again by
            use. There is a sign with each whānau's name by the plant they brought. They know that
            it has changed because they are in it on Saturdays, and because the tamariki tell
            visitors off for picking the wrong leaf.`,
          review: prose`From by colour to by use: what a shift in whose knowledge counts, and
            anybody can see it. Being told off by a four-year-old for picking the wrong leaf is
            assessment of the best kind. Kia ora to Nani and to the kuia.`,
        },
      ],
    },
    {
      ask: 'Whose voices have you not heard yet, and how will you go about it?',
      written: [
        {
          answer: prose`Fathers who do not live with their children. I had never thought of them as
            ours, and I found that out when {child}'s dad came to the gate and asked if he was
            allowed in. He had been outside it for most of a year. We have written to the four whom
            we may write to, in two lines, to say that their hopes belong in the plan as well. Two
            have replied. One has sent a drawing of the boat that he and {child} mean to build, so
            there's a boat in the plan.`,
          review: prose`"Are you allowed in?" after most of a year outside the gate. You heard what
            that meant, and wrote two lines that opened it, with care about who may be written to.
            There is a boat in the plan! I hope it gets built, and launched.`,
        },
      ],
    },
  ],
};
