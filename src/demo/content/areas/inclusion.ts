import { prose, type Question } from '../writing.ts';

export const inclusion: readonly Question[] = [
  {
    ask: 'What does inclusion mean in your setting, and how has your understanding of it changed?',
    written: [
      {
        answer: prose`I used to think it meant that everyone is let in. We are proud that we never
          turn anybody away. Then {child}'s mother said to me, quite kindly, "You've made room for
          her, but you haven't moved." I did not understand it for some days.

          We had put a special chair at our table, a special mat beside our mat, and a support
          worker next to our programme. All of us were exactly where we had been. So at the next
          hui we asked what we would have to change about the centre if {child} had been the first
          child in it. The tables went. Everyone now eats on low cushions, and talks more. Half of
          our songs have signs. I do not think any longer about letting in. I think about whose
          place it was to begin with.`,
        review: prose`"You've made room for her, but you haven't moved." You let it trouble you for
          days, and then moved the tables! Asking what you would build if {child} had been first
          turns inclusion the right way up. I hope that Mum saw the cushions arrive.`,
      },
      {
        answer: prose`In my class inclusion was a list: the children with a plan, the one who has
          an aide, the two with glasses. I could tell you at any time who was "included". It came
          apart when I asked everyone to draw where in our room it is hard to learn, and
          twenty-three out of twenty-six could show me a place. {child}, who is on no list of any
          kind, coloured in the whole room but the corner behind the door.

          I have begun to plan for the hardest place first. If instructions are on the wall, in
          pictures, and said twice, it helps the child who is deaf in one ear, and also {child},
          and the four who were talking. I still have the list, because some children do need
          something which is only for them. It is no longer what I mean by the word.`,
        review: prose`Twenty-three of twenty-six could show you a place: a simple drawing, and the
          list came apart. You kept what is needed from it, since some children do need something
          of their own. What did you learn about the corner behind the door?`,
      },
    ],
  },
  {
    ask: 'Describe a barrier that you found and took away. How did you find it?',
    written: [
      {
        answer: prose`{child} never came to the painting table and I had it down as a preference.
          Our occupational therapist asked whether I had ever sat on the chairs there. They are the
          old ones, and they tip. For a child who works hard just to stay upright, painting meant
          choosing between having hands and having balance.

          We put the paper on the fence. {child} painted standing up, leaning in with one hip, for
          fifty minutes, and the blue went right to the edges and on to the palings. I looked again
          at everything that I had put down as a preference, for every child, and found nine. In
          four of them there was something in the way. I've kept the word, but now I write it with
          a question mark after it.`,
        review: prose`Hands or balance: it's a choice none of us should have to make in order to
          paint. Thank goodness for the question about the chairs, and for the fence. Looking again
          at all nine "preferences" is what made this a change of practice. I like the question
          mark very much.`,
      },
      {
        answer: prose`The barrier was my voice. I teach fast and I say things once. {child}, who
          has a language disorder, told the support teacher that my lessons are "like a bus that
          doesn't stop", and she had the sense to ask whether she might tell me.

          I asked {colleague} to time the gap between my question and my next words: 0.8 seconds. I
          now write up the question, count to five, and let people talk to a partner before anybody
          answers. It's been harder to learn than anything else this year. In the second week
          {child} put up a hand. In the fourth {child} put up a hand and disagreed with me. Most of
          the others tell me they can think now, which is a strange thing to be told after eleven
          years.`,
        review: prose`"Like a bus that doesn't stop", and you asked for the timetable. To have
          yourself timed at 0.8 seconds and then to tell us takes real humility. {child}
          disagreeing with you in week four is the finest result I can think of. Bravo to you both.`,
      },
    ],
  },
  {
    ask: 'How do you work with whānau and specialists as equals around a child?',
    written: [
      {
        answer: prose`We had six adults at {child}'s meeting and one of them was Mum. Everyone had
          a report except her. I watched her fold hers, a shopping list as it turned out, with
          notes about what makes {child} laugh, and put it away in her bag.

          I asked afterwards if I might see it. It was the most useful document in the room. For
          the next meeting, we changed the order: Mum and Dad speak first and for as long as they
          like, we ask questions, and only then come the reports, which must answer something that
          they have said. It was our speech-language therapist who proposed it in the end, and she
          shortened her own report to a page. The plan has four goals now, in place of eleven, and
          one of them is that {child} gets to be funny.`,
        review: prose`You saw her fold the list and put it away, and you went after it. "The most
          useful document in the room." From eleven goals to four, and one of those is being funny:
          what a very different plan it is when whānau speak first. Please thank your therapist as
          well.`,
      },
      {
        answer: prose`{child}'s grandmother, who is bringing him up, does not agree with the word
          we use for what he has. I spent too long trying to bring her round, because the funding
          needs the word. {colleague} from learning support asked her a better question: "What do
          you call it, at home?" It is a name from her own tūpuna, for one who hears more than
          others do.

          We use the word for the form, and her name for {child}. They say different things. The
          form's word told me what to take away, like noise and hurry. Hers has told me what to ask
          for. He hears when the printer is about to jam. He hears who has been crying. I've had
          him advise me on where people should sit, and he is right more often than I am.`,
        review: prose`The word for the form and her name for {child}: I am moved by this. You kept
          the funding and honoured the knowledge, and saw that the two say different things. Being
          asked for advice about where to seat people must do much for his mana. Please let Nan
          know what you wrote, if you can.`,
      },
    ],
  },
  {
    ask: 'What do other children learn from how you include, and how do you know?',
    written: [
      {
        answer: prose`They learn what we do, and not what we say. I have proof, as I heard myself.
          {friend}, who is four, bent down to {child} and said in my own bright voice, "Good boy!
          Well done for sitting!" {child} is older than {friend}. I had been praising him for
          things nobody else is praised for, and now everybody was doing it.

          I told the team, and we agreed to listen for a week for the "special voice". It was in
          all of us. We have been working at speaking to {child} about the thing itself: the tower,
          the joke, the worm. Three weeks later I heard {friend} again: "You're in my way, move
          over!" And {child} did. I was delighted. That's how you talk to somebody who is your
          equal.`,
        review: prose`"You're in my way, move over!" as a triumph of inclusion: I laughed, and then
          saw how right it is. You heard yourself in a four-year-old and did not look away. The
          special voice is in so many of us. Thank you for naming it so well.`,
      },
      {
        answer: prose`I asked my class to write down rules for a new pupil who cannot hear, as a
          thought experiment before the learner came. They wrote thirty-one things for him to do.
          {child} put up a hand and asked, "What do we have to do?" There was quite a silence, as
          nobody, including the teacher, had thought about it.

          We wrote it again from that side, and it has nine rules, such as face me, one at a time,
          tap the table, don't say never mind. It is the last one that they feel strongly about. I
          know that they have learned something since, in week six, a reliever said "never mind" to
          one of them about something else altogether, and I had a delegation at lunchtime. They
          could explain why it's the worst thing you can say.`,
        review: prose`Thirty-one rules for him, and then "What do we have to do?" I'm so glad that
          {child} asked. "Don't say never mind" is wisdom that most adults lack, and the delegation
          shows it has become a value and is no longer a rule. How is your new learner finding you
          all?`,
      },
    ],
  },
  {
    ask: 'What is the next thing you will change, and what support do you need?',
    written: [
      {
        answer: prose`Our sleep room. It has one way of going to sleep: dark, on your back, with a
          hand on your tummy. It suits about two thirds of tamariki. {child} lies there awake for
          an hour every day and gets up angry, and we have been writing that down under behaviour.

          I want to try a hammock, a corner with some light, and not sleeping at all. I need our
          licensing adviser to tell me what is possible, and {colleague}, who has run this room for
          nineteen years, to want it too. I've asked her what she would do if she could begin again
          and she said, at once, "Windows." So we are going to start with a window. The adviser is
          coming on the 14th.`,
        review: prose`An hour awake each day, written under behaviour: you saw it. And what a
          respectful way to begin with a colleague of nineteen years, asking what she would do if
          she could start afresh. "Windows!" I hope the 14th goes well. Do send me a picture.`,
      },
      {
        answer: prose`I am going to make our school trip possible for everyone before I choose
          where we go. It sounds obvious. Each year I have picked the place and then made
          arrangements for {child}, and each year the arrangements meant that {child} had a
          different day. So I am starting with a list of what we need: a toilet with a hoist,
          somewhere quiet, a way around with no stairs.

          I need time from our office to ring places, and I need our board to accept that it may
          cost more. I have asked {child} to come with me when I put it to them. The reply was,
          "Will there be biscuits?" I've checked. There will.`,
        review: prose`What we need first, and where we go second: an order so obvious that nearly
          nobody uses it. Bringing {child} to the board as the expert, with biscuits, shows them
          what the money is for. I'd be surprised if they could refuse you. Good luck!`,
      },
    ],
  },
];
