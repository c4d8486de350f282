import { prose, type Question } from '../writing.ts';

export const outdoors: readonly Question[] = [
  {
    ask: 'What do the outdoors offer the learners in your setting that the indoors cannot?',
    written: [
      {
        answer: prose`I used to say "fresh air and exercise". Then for a month I wrote down only
          where things happened, and not what they were. Of the arguments that were solved by
          tamariki themselves, almost four in five were outside. So were nearly all the times when
          a child over four played with a child under two.

          I think it is because there is more than one of most things, nobody's voice is too loud,
          and you can walk away without having to leave. {child}, who is in trouble inside by nine
          most mornings, carries a pēpi's bucket for her up the slope with a patience that I have
          not seen anywhere else. So I don't say fresh air now. I say that out there, they have
          enough room to be kind.`,
        review: prose`Writing down where and not what gave you a finding that none of us would have
          guessed. "Enough room to be kind" is one for your philosophy statement. What might
          {child} carrying that bucket tell you about the inside, before nine?`,
      },
      {
        answer: prose`With a class of ten-year-olds I had come to treat outside as where learning
          stops, and you can hear it in how I talk: "When you've finished, you may go out." {child}
          pointed this out to me, politely, when I asked why the science was rushed.

          We moved our measuring to the creek for one term. There was no tidy answer there, as the
          water level did as it liked, and children who wait to be told the answer in the room
          could not do that. {child} worked out the speed with an orange and an argument. Two girls
          kept a record of the water for forty days, weekends included, which nobody had asked for.
          What outdoors offers is a question which doesn't come from me, and does not care whether
          I know the answer.`,
        review: prose`"With an orange and an argument" made me want to be in your class. You
          listened to a polite correction and moved a whole term because of it. A question that
          does not come from you is a fine definition. I hope those forty days of records are going
          to someone who can use them.`,
      },
    ],
  },
  {
    ask: 'Tell of a time when you had to decide whether a risk was worth taking.',
    written: [
      {
        answer: prose`The macrocarpa on our boundary has a branch at just the height of my
          shoulder, and for two years the rule has been no. {child} asked me why, and I said that
          it was not safe. "How do you know?" I did not. So we found out, with a rope, my own
          weight, and a father who is an arborist. The tree was sound. What was not safe was the
          ground, which had a stump under the leaves.

          We took away the stump, spread bark and wrote new rules with the tamariki: shoes off, one
          on the branch, feet first coming down. {child} climbed up, sat for a while, and came down
          again without a word to me. In the two months since there has been one scraped knee.
          Indoors in the same time there have been six bumped heads, and no rule about tables.`,
        review: prose`"How do you know?" is the best question in risk assessment, and {child} asked
          it. You found that the danger was real, and somewhere else. The count of bumped heads at
          the end is very persuasive; I suggest that you bring it when you next talk with whānau or
          with your licensing people.`,
      },
      {
        answer: prose`On camp, {child} wanted to join the river crossing and I had decided, at
          home, at my desk, that it would not be possible because of the wheelchair. It was on the
          form as a separate activity. On the night before, {child} asked to see the form, read it,
          and said, "You wrote me down before I'd seen the river."

          We went to look at it together, at low water, with the instructor. {child} could see a
          way that I had not: on the raft, with the rope, as the one who calls. We ran through it
          twice on the bank with the chair left behind. The crossing took forty minutes. I was
          frightened for some of it, and I do not think that means we were wrong. I have changed
          the form, so that it is filled in at the river, with the learner.`,
        review: prose`"You wrote me down before I'd seen the river." What a sentence to be handed
          the night before. And you went to look. The learner who calls from the raft is no
          separate activity. Your changed form is system change on one page. Please send it to
          whoever else runs your camps.`,
      },
    ],
  },
  {
    ask: 'How do tamariki come to know and care for the natural world, and for this place?',
    written: [
      {
        answer: prose`Ours is a small yard with a motorway on one side. I thought for years that we
          had no nature, and drove tamariki forty minutes to find some. It was {child} who stopped
          me at the gate to look at ants, for so long that we missed the van.

          So we stayed, and we have been studying our own eighteen metres ever since. We have found
          twenty-three sorts of living thing, and know the name of nineteen. We learned from mana
          whenua that a stream runs under our car park and what its name is. {child} pours the
          water from the trough out at that spot each day "to say hello to it". We still go to the
          bush twice a year. But caring, I believe, begins with what you pass each day, and with
          knowing its name.`,
        review: prose`Missing the van was the making of it! Twenty-three living things beside a
          motorway, and a stream greeted daily under a car park. You have taken kaitiakitanga out
          of the forty-minute drive and put it where tamariki live. I wonder who the four unnamed
          ones are.`,
      },
      {
        answer: prose`In our school the garden belonged to one teacher, who left, and it went to
          weeds. My class asked to take it on. I said yes and then did a difficult thing, for me,
          which was to do nothing. They had to find out who it had belonged to before: not the
          teacher, the land. A parent from the hapū came and told them that it had been kūmara
          ground, and how the soil was made with gravel carried up from the river.

          {child} dug down and found the gravel. I shall not forget that silence. After that no one
          threw anything over the fence into it again. We have planted kūmara, under instruction,
          and are told that our mounds are a disgrace but will do for a first year.`,
        review: prose`Finding the river gravel, after being told that people had carried it there:
          no lesson plan could match that silence. You did nothing, at the right moment, and let
          the land and the hapū do the teaching. May your mounds be slightly less of a disgrace
          next season!`,
      },
    ],
  },
  {
    ask: 'Who is left out of outdoor play, and what have you done about it?',
    written: [
      {
        answer: prose`I would have said nobody, as everyone goes out. So {colleague} and I marked
          on a plan where each child was, every ten minutes, for three mornings. The whole lower
          half of our yard, with the swings and the mud kitchen, was used by the same fourteen.
          Eleven tamariki, nearly all of them the ones who had joined us since winter, stood along
          the wall by the door.

          They were outside, but they were waiting to go in. {child}, who is one of those, told me,
          "That's theirs down there." We moved the mud kitchen up to the wall. It was as simple as
          that to begin with. The fourteen had to come up and ask what was cooking. In the last
          count there were five at the wall, and I know which five, so that is where we are
          starting on Monday.`,
        review: prose`"They were outside, but they were waiting to go in." Your plan showed what
          "everyone goes out" was hiding. Moving the kitchen so that the fourteen had to come and
          ask was inspired. And you can name the five. How did Monday go?`,
      },
      {
        answer: prose`At our school the field is taken over by football at every break. I had
          thought of that as healthy. Then I asked my class to write one true thing about
          lunchtime, with no names, and eighteen of the twenty-nine wrote about the field and none
          of the eighteen had ever stood in the middle of it.

          We took the papers to the school council. It was {child} who suggested that the field
          should have days, like a library. There was an uproar. They are now in the fourth week of
          a trial, with two days for football, two for anything else and one to be argued about,
          and the argument is held in our room by the children. I have seen kites, cartwheels and a
          very slow game of tag. I have also seen the footballers looking a little lost, and that
          is worth attending to as well.`,
        review: prose`One true thing about lunchtime, with no names: a beautiful instrument, and
          what it found could not be ignored. A day to be argued about is democratic genius. I like
          that you close by noticing that the footballers are lost. Whom might they ask to join?`,
      },
    ],
  },
  {
    ask: 'What will you change outside next, and how will tamariki have a hand in it?',
    written: [
      {
        answer: prose`We have a small grant and a large catalogue. My own choice would be a
          climbing net. But we have begun by asking tamariki to take us to the best place and to
          the worst place, and of the thirty so far, twenty-two have taken us to the same spot for
          the worst: the path by the bins, where it smells and the gate bangs.

          No one has shown me a place where a climbing net should go. So the grant will pay for the
          bins to be moved, and a hedge of plants that smell good, which {child} is choosing with a
          blindfold on. It will not look like much in the newsletter. We will ask again in six
          months, and if they take us somewhere else I will count it as a success.`,
        review: prose`Twenty-two out of thirty to the bins! A catalogue would never have told you
          that. Spending a grant on where the gate bangs, rather than on what looks well in a
          newsletter, shows whose place it is. I am charmed by the blindfold. Do let me know what
          wins.`,
      },
      {
        answer: prose`My class are going to write the safety plan for the creek. I have always done
          it for them at ten at night with a template. They know the creek now better than I do:
          where it undercuts, how it looks the day after rain in the hills, which of us cannot
          swim.

          I will check it, and I will be the one who signs, so it has to be right. {child} has
          already asked whether the plan can say that Mr T must wear proper shoes, and it can. I
          have asked our principal, who wants to see their draft beside one of mine, and I admit
          that I am nervous about the comparison. If it goes well, we shall offer it to the two
          schools upstream.`,
        review: prose`They know where it undercuts, and you know who has to sign; both are in your
          plan. Laying their draft beside yours will teach the whole school something about
          expertise. I think you are going to lose, and be glad of it. And do wear proper shoes!`,
      },
    ],
  },
];
