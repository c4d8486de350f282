import { prose, type Question } from '../writing.ts';

export const leadership: readonly Question[] = [
  {
    ask: 'What does leading learning look like for you, whatever your title?',
    written: [
      {
        answer: prose`I am the newest in our team and I don't lead anything, on paper. When I read
          this question I nearly wrote that. Then {colleague}, who has taught for twenty-five
          years, asked me how I get the quiet ones to talk at the sandpit, and whether she could
          come and watch. I was so flustered that I said no.

          I rang her that night and said yes. She watched for an hour and asked me three questions
          that I could not answer, and we've been working on them together since. I had thought
          that leading was about knowing, and handing it down. What she did was to let me see that
          she did not know. I have tried to do it too, out loud, at least once in each hui: "I
          don't know how to do this, can somebody show me?" It is surprising how many people look
          up.`,
        review: prose`{colleague} led by asking, and you led by ringing back. That first "no" is so
          human, and I'm pleased you left it in. "It is surprising how many people look up" is what
          I'd like every new kaiako to read. What were the three questions?`,
      },
      {
        answer: prose`As syndicate leader I thought my job was to have the answers ready by Monday.
          I made very good agendas. Last year I counted who spoke at our meetings over a term and
          it was me, for sixty-one per cent of the time, with the next person on nine. I do not
          think anybody was learning much except me.

          I have given away the agenda. Each week a different person brings one real problem and
          one piece of a child's work, and my part is to keep time and ask, "What do you see?"
          {colleague}, who had not said a word in two years, brought a spelling book and talked for
          ten minutes about what was wrong with how we teach it. She was right. My share is down to
          twenty-two per cent, and I'm still trying.`,
        review: prose`Sixty-one per cent, counted and confessed! The good agendas must have been
          hard to give up. {colleague} had been waiting two years with a spelling book: I wonder
          what else is waiting in your syndicate. Twenty-two is very respectable. How does it feel
          from the inside?`,
      },
    ],
  },
  {
    ask: 'Tell of a change that you led or helped to lead. What did people need in order to come with you?',
    written: [
      {
        answer: prose`We ended our bell. It sounds small. The bell told everyone, tamariki and
          adults alike, when to stop what they were doing, eleven times a day, and I wanted it
          gone. I made my case at the hui with three articles, and was listened to politely, and
          nothing happened.

          {colleague} told me later that what people had heard was that they had been doing wrong
          for years. So I started again by asking what the bell was good for. It was good for the
          cook, for breaks, and for one kaiako who cannot see the clock. Each of these needed its
          own answer before the bell could go. It took five months. By the end the person most
          against it was the one who unscrewed it from the wall. I have not taken an article to a
          hui since.`,
        review: prose`What is the bell good for? It's the question that turns resistance into
          information. You found the cook, the breaks and the clock, and answered each one of them.
          That the strongest opponent unscrewed it is the proof. I shall be careful with my own
          three articles from now on.`,
      },
      {
        answer: prose`The board wanted a new maths programme by February, and I was asked to lead
          it. I had two terms, and I used the first one wrongly: I trained everybody. They were
          kind about it. I visited in week nine and no one was doing it, including, when I was
          honest, me.

          What people needed was to see it fail safely. So I taught a lesson in front of everyone
          with {child}'s class, live, without rehearsing, and it went badly in two places. We
          stopped and talked about it then and there with the children listening. {child} told us
          where we had lost her. After that, three of the others offered to go next. By the end of
          the second term we had all taught badly in front of each other, and most of us were
          teaching it well.`,
        review: prose`"We had all taught badly in front of each other, and most of us were teaching
          it well." I would carve this over the staffroom door. Going first, unrehearsed, with
          {child} telling you where she was lost: trust is built by just such things. A fine
          account of change.`,
      },
    ],
  },
  {
    ask: 'Describe a conversation that was hard, and how you kept both the relationship and the point.',
    written: [
      {
        answer: prose`I had to speak with a colleague about how she talks to one of the whānau. I
          put it off for six weeks and during that time I became very friendly to her, which I
          believe she noticed. When I did it at last, I had written down the one sentence that I
          must not leave without saying.

          I said it first: "I heard you speak to {child}'s mother as if she were late on purpose,
          and I think she was hurt." Then I stopped, which was awful. She cried, then she was
          angry, and afterwards she told me what the mornings are like at her own house this year.
          I did not take the sentence back. I offered to do the gate with her for a fortnight. She
          has since been to see the mother. I lost six weeks of {child}'s time by being nice.`,
        review: prose`"I lost six weeks of {child}'s time by being nice" is a hard-won sentence.
          You said the one thing first, did not take it back and then stood at the gate with her.
          That's how to keep both. I hope you will wait less long next time, and I think that you
          will.`,
      },
      {
        answer: prose`A parent told me that my colleague was the worst teacher her son had ever
          had, and waited for me to agree. I have to admit I wanted to, a little. I said that I
          would not talk about {colleague} without her being there, and that I'd like to hear about
          her son.

          What was wrong, it turned out, was that he came home each day saying that he was stupid.
          So that was the point. I asked for permission to bring it to {colleague} in her own
          words, and I did it the same day, on a walk, with nothing added. She was quiet and then
          said, "He told me the same, and I told him not to be silly." The three of them met. I
          wasn't needed, which I took as a good sign. My part was to carry one sentence without
          spilling any.`,
        review: prose`To carry one sentence without spilling any: I'll be quoting that. You closed
          the door to gossip and opened one to the boy in the same breath. Being honest about
          wanting to agree, a little, makes it all the more useful to others. And you weren't
          needed: well led.`,
      },
    ],
  },
  {
    ask: 'How do you look after the growth of the people you work with?',
    written: [
      {
        answer: prose`I thought that I did this by praising. Someone pointed out, in our survey,
          that I say "amazing" of everything and that it had stopped meaning anything. That was
          fair. I chose three people and promised each of them that I would watch for one thing
          they had chosen, and tell them precisely what I saw, once a week, for a term.

          For {colleague} it was how she ends an activity. I saw that she always leaves before the
          tamariki do, and told her so; she had no idea, nor that they follow. She has been using
          it on purpose since. It takes me ten minutes a week for each person and it's the best ten
          minutes that I spend. I have said "amazing" twice this month. One of them was for a
          sunset.`,
        review: prose`The survey was fair, and so is your answer to it: one thing that they chose,
          precisely seen, once a week. {colleague} leaves first and they follow; imagine not having
          been told. I was about to write "amazing". I shall say instead that you changed a habit
          and measured it.`,
      },
      {
        answer: prose`We have two beginning teachers and I'm the mentor to both. With the first I
          shared everything I had: units, folders, the lot. She's polite and she is drowning in my
          folders. With the second I had no time, because of a family illness, and only managed to
          ask her on Fridays what she had found out that week.

          It's the second who is flying. It was an uncomfortable comparison to make, though I am
          sure it isn't only me. I've taken my folders back from the first, with apologies. We now
          go on Fridays to sit by the creek with a coffee, and I ask the question. For three weeks
          she told me what she had done. On the fourth she told me what she had found out. I could
          hear the difference and I think she could as well.`,
        review: prose`What she had done, and then in the fourth week what she had found out: you
          could hear it because you'd stopped talking. It's generous to write about the folders
          like this. There's a whole theory of mentoring in your Fridays. I hope that things are
          easier at home now, too.`,
      },
    ],
  },
  {
    ask: 'What kind of leader are you becoming, and what will you work on next?',
    written: [
      {
        answer: prose`I think I'm becoming somebody who can wait. I didn't expect that to be the
          answer. At the start of the year I wanted to be thought of as capable, and I answered
          every question within the minute. I've learned that if I wait for a day, about half of
          the questions get answered by the person who asked.

          What I need to work on is being seen to decide. {colleague} told me that my waiting
          sometimes looks like not caring and it leaves the newer ones anxious. So I'm going to say
          aloud what I am doing: "I've heard this, I am going to leave it until Thursday, and on
          Thursday I will decide." I'll ask the team in a term whether they feel any steadier. If
          they do not I shall have to think again about waiting.`,
        review: prose`Waiting and then deciding on Thursday, said aloud: a fine balance of patience
          and of steadiness. You heard what {colleague} told you without giving up what you've
          learned. I like that you have a question ready for the term's end, and mean to be changed
          by the answer.`,
      },
      {
        answer: prose`A tired one, if I'm truthful, but a better one than I was. I've stopped being
          the person who fixes the photocopier. It took a letter to all staff, and I have had to
          sit on my hands twice a day. But I can now be found in classrooms before lunch, where I'd
          not been in years other than to deliver something.

          Next I want to work on te ao Māori in how I lead and not only in what I sign off. I've
          been asked by our whānau rōpū to come to wānanga as a learner, not to open it. I said yes
          at once and have since been quite nervous about it. {colleague} says that's the right way
          round. I will write about it afterwards, if I'm allowed to.`,
        review: prose`The photocopier letter alone deserves a prize. To be asked as a learner, and
          not to open it, is an honour, and {colleague} is right about the nerves. Ask what is
          yours to write before you write about it, as you already have in mind. And do rest,
          please. Ngā mihi.`,
      },
    ],
  },
];
