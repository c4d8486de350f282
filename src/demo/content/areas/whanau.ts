import { prose, type Question } from '../writing.ts';

export const whanau: readonly Question[] = [
  {
    ask: 'How have you come to know the whānau you work with, and the hopes they hold for their children?',
    written: [
      {
        answer: prose`I used to send home an "all about me" sheet, and by February I would have
          half of them back. This year I put a big map on the wall by the sign-in and asked each
          whānau to place a pin and tell me who is there. Nobody has to write anything. {child}'s
          grandfather put in three: Ruatōria, Porirua, and a paddock near Levin "where we go to be
          quiet". We talked for twenty minutes.

          What he hopes for is that {child} will know how to be with old people. There is no box
          for that on any sheet of mine. We have begun to go to the rest home across the road on
          Fridays, in fours, and he comes with us. I still have much to learn about whānau who are
          in and out in thirty seconds, and the map does not reach them yet.`,
        review: prose`A map that asks for a pin and a story, not a form: I can picture that twenty
          minutes. His hope that {child} will know how to be with old people is precious, and you
          acted on it. You are honest about who the map misses. What might thirty seconds be long
          enough for?`,
      },
      {
        answer: prose`In my second year of teaching I made a promise that I would telephone every
          home in the first three weeks, with good news only. It was harder than it sounds, since
          by then I did not know some of the children well enough to say something true. So it made
          me look. With {child}, I rang to say that they had noticed a new boy without lunch and
          moved along the bench.

          There was a long silence, and then her mother said, "No one from school has ever rung me
          for something nice." She told me what she hoped for: that her daughter would not be
          hurried. I had a note in my planner that very day about {child} being slow to finish. I
          have crossed out "slow" and written "thorough", and changed what I ask to be finished.`,
        review: prose`That silence on the phone says so much about what schools have meant to this
          whānau. Good news only, but it must be true: the rule made you look harder at every
          child. From "slow" to "thorough" is more than a change of word. How is {child} getting on
          with it?`,
      },
    ],
  },
  {
    ask: 'Describe a time when a conversation with whānau changed what you believed or did.',
    written: [
      {
        answer: prose`{child} came each day in the same dress, a heavy one with gold thread, and by
          ten o'clock it was wet and muddy. I asked Mum, as gently as I could, to send play
          clothes. She went quiet and said yes. The next day {child} came in a track suit and did
          not play at all.

          I asked {colleague}, who shares their language, what I had done. It was the dress her
          grandmother had made, and she was wearing it because Grandmother had died and was not
          buried yet. I rang Mum and said that I was sorry. She told me about her mother for half
          an hour. We found an apron that covers the gold thread, and {child} wore the dress until
          the family said that it was time. I ask "tell me about" now, before I ask for anything
          else.`,
        review: prose`What a lot you carried in this one, and how quickly you went back and put it
          right. "Tell me about" before asking for anything is a practice that the whole team could
          hold to. An apron over the gold thread: that is manaakitanga, sewn on.`,
      },
      {
        answer: prose`At the goal-setting meeting I told {child}'s parents that reading at home for
          ten minutes each night would make the difference. Dad laughed, not unkindly, and said
          that he would be on the milking platform at that time, and that Mum would be asleep
          because she starts at three. Then he told me that {child} reads the ear tags, the drench
          labels and the weather to him on Saturdays.

          I had a programme which assumed a certain kind of evening. I asked whether {child} could
          bring in a drench label, and it turned into a fortnight of reading real instructions with
          half the class, most of whom knew more than I did. The reading log is gone. In its place
          there is a page headed "What I read this week, and who needed me to." It is never empty.`,
        review: prose`"Who needed me to" turns reading from homework into something with mana. You
          heard the laugh as information and not as refusal, and the class gained a fortnight of
          real reading from it. I do wonder which other parts of our programmes assume a certain
          kind of evening.`,
      },
    ],
  },
  {
    ask: 'How do you share power with whānau, and not only information?',
    written: [
      {
        answer: prose`We were rather proud of our newsletters. Then, at a hui about our philosophy,
          a father asked, "When do we get to say no to something?" It went very quiet, because the
          answer was never.

          We looked back over a year of decisions and found that whānau had been told about
          nineteen and asked about two, and both were about the colour of the sunhats. So we chose
          three things that were really open: how we celebrate the end of the year, what food we
          serve, and what our first goal for the curriculum would be. They chose Matariki over
          Christmas for our big gathering, which I would not have done. It was the best that we
          have had. I noticed how often I wanted to steer, and that the silence after a question
          was usually mine to fill or not.`,
        review: prose`Nineteen told and two asked, both about sunhats! Counting was a brave way to
          answer that father. And then you gave away three real decisions and lived with the
          outcome, happily as it turns out. What will the next open question be? I hope there is
          one already.`,
      },
      {
        answer: prose`Our school has a whānau room that we built and they do not use. I asked three
          mothers why, and one said, "It's like your waiting room." So I asked what would make it
          theirs. They wanted the key.

          It took our board two meetings, and I spoke at both. Since they have had the key there
          has been a sewing group, a breakfast run by two aunties on Mondays, and a discussion
          about our homework policy which we were invited to. I say invited on purpose. It was
          uncomfortable to be the guest, and to hear that our homework upset people, and I learned
          more in that hour than in a year of surveys. Sharing power seems to be mostly a matter of
          keys, of who has one and who must ask.`,
        review: prose`"Mostly a matter of keys" is memorable, and it is literal too. You spoke at
          two board meetings to make it happen, then came as a guest and listened to something
          hard. I would like to know what came of the homework discussion, and what whānau would
          say has changed.`,
      },
    ],
  },
  {
    ask: 'What have you found difficult in working with whānau, and how have you met it?',
    written: [
      {
        answer: prose`The hardest for me is when whānau want something for their child that I do
          not. {child}'s parents wanted worksheets and letters, and at first I gave them my little
          talk about play. I have given it so often that I can hear myself. It did not help and
          they began to avoid me.

          {colleague} suggested I ask what worksheets had meant to them. Mum brought one in that
          she had kept for twenty-five years from her first school in this country, with a star on
          it. It had been the first thing here that she understood. I stopped giving the talk. We
          made {child} a small box of "school things", and I showed in photographs where letters
          already were in the play. We still do not agree about everything. But we talk at the door
          again, and I know about the star.`,
        review: prose`A star kept for twenty-five years. I am so glad that you asked. You did not
          give up what you know about play, and you did not ask Mum to give up what she knows
          either; the box holds both. "We still do not agree about everything" may be the mark of a
          real partnership.`,
      },
      {
        answer: prose`Two of my families do not speak to each other, or to me when the others are
          there. I spent a term trying to arrange things so that they would not meet, and it was
          wearing me out and confusing the children, who are cousins and want to play.

          I went to our deputy principal for help, expecting a process. What she said was, "Whose
          is this to fix?" It is not mine. What is mine is that both children are safe and neither
          whānau hears about the other from me. I told both of them, separately and in the same
          words, what they could expect: two conference times, one message to each, no passing on.
          It is not warm but it is steady. Both have begun to ask me things again, and the cousins
          play.`,
        review: prose`"Whose is this to fix?" is a question I shall keep for myself. The same words
          to both, and neither hearing of the other from you: it is fair, and they could feel that
          it was. Steady may be the kindest thing you can be here. And the cousins play.`,
      },
    ],
  },
  {
    ask: 'Where will you take your partnership with whānau next?',
    written: [
      {
        answer: prose`I want to reach the whānau who are here for thirty seconds. My thought is to
          stop asking them to stay longer and to look at what I do with those thirty seconds. At
          present I use them to talk about lost socks. For a month I am going to tell each of them
          one thing that I saw their child do, in one sentence, and ask for nothing.

          {colleague} will do the same on my days off, and we shall note who tells us something in
          return. I expect it will be slow. I should also like us to look at who stands at our gate
          in the mornings, because we put our newest reliever there, and it may be the most
          important place that we have.`,
        review: prose`From lost socks to one true sentence: I think this will go further than you
          expect. Asking for nothing is the part that makes it a gift. And yes to the gate: who
          stands there says what we think of it. Do tell me in a month who told you something in
          return.`,
      },
      {
        answer: prose`Next term our learning conferences move to where people are. The marae
          committee have said that we may use the wharekai for two evenings, and the dairy company
          will let us have the smoko room for one, which was {child}'s father's idea and not mine.
          I will be nervous at both, and I suspect that is the point.

          I have asked our kaumātua how to come in properly, and what to bring. The board want
          numbers, so I will count who comes, but I also mean to ask each whānau afterwards whether
          they said what they wanted to say. If the answer is no, then I have only moved our
          waiting room.`,
        review: prose`Going as a guest, having asked how to come in properly and what to bring:
          your whānau will see that before you say a word. I admire the last question most. It
          would be easy to count heads and feel pleased. Let yourself be nervous; it is a form of
          respect.`,
      },
    ],
  },
];
