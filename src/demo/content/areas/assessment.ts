import { prose, type Question } from '../writing.ts';

export const assessment: readonly Question[] = [
  {
    ask: "Describe a moment when noticing one child's learning changed what you did next.",
    written: [
      {
        answer: prose`{child} had been lining up the wooden blocks along the deck edge for three
          mornings and I had written it down, a little lazily, as "exploring order". On the fourth
          morning I sat close enough to hear the talking. Each block was a person on the marae, and
          {child} was working out who should be called on first and who should come behind. It was
          the pōwhiri the whānau had been to at the weekend.

          I put my planned sorting activity away. Instead I asked who was still missing, and
          {child} went and found a small stone for Nan. The next day we looked at the photos whānau
          had sent and built the wharenui out of the big hollow blocks, with four others joining
          in. If I had kept to my plan I would have assessed counting. What was there to see was
          whakapapa, memory and a very exact understanding of tikanga.`,
        review: prose`Thank you for being honest about that first, quick label. The stone for Nan
          is the line I will remember. You stopped, listened, and let {child} show you what the
          blocks were for, and your next step came from the learning and not from the plan. Have
          you been able to share the story with Nan?`,
      },
      {
        answer: prose`In our Year 2 class I give a short subtraction check each fortnight. {child}
          left four of the ten blank, and my first thought was that we would need to go back to the
          number line. Before I did, I asked {child} to talk me through one that was right. The
          strategy was lovely: up to the ten and then on, all done aloud, very sure. I asked about
          the blank ones. "Those ones are written the other way, so I thought they were for
          somebody else."

          The four blanks were all set out vertically, which we had not done since last year. So
          the gap was in reading my layout and not in subtracting. I kept {child} in the group I
          had planned to move them out of, and I rewrote the check so that it asks one thing at a
          time. I now ask three children to explain a right answer every week before I decide
          anything from the wrong ones.`,
        review: prose`What a good reminder that a blank is not an answer to the question we think
          we asked. Asking {child} to explain a right answer first kept their dignity and gave you
          far better information. I'd like to pinch that weekly habit. Which other checks of yours
          might be asking two things at once?`,
      },
    ],
  },
  {
    ask: 'How do you make sure your assessment records what matters to the child and to their whānau?',
    written: [
      {
        answer: prose`I used to write the story first and ask whānau for a comment afterwards, and
          what I got was "Lovely, thanks!" Now I begin with a question at the gate, or by message
          for the parents who start work at five: what are they busy with at home, and what would
          you like us to keep an eye out for? {child}'s mother told me that what matters to them
          this year is that {child} can speak up for themselves, because an older brother found
          school hard.

          That one sentence changed what I notice. I have written about {child} asking for a turn,
          disagreeing with a friend about the hose, and telling a reliever their name was being
          said wrong. I would have walked past at least two of those. I also read each story to
          {child} before it goes home and put in their words, including, last week, "that's not
          what happened".`,
        review: prose`Beginning with a question rather than asking for a comment at the end is such
          a simple shift, and look at what it opened. I love that {child} gets the right of reply.
          The reliever moment is powerful evidence of exactly what this whānau hoped for. How will
          you let Mum know you have seen it?`,
      },
      {
        answer: prose`Our school reports speak in curriculum levels, and I can do that, but the
          conversations I value happen at our learning conferences, which the children lead. In
          preparing for them I ask each child to choose three pieces: one they are proud of, one
          that was hard, and one they want to show a particular person. {child} chose a maths page
          full of crossings-out "because Koro says show me your thinking".

          I write my notes after hearing those choices, so that my report begins with what the
          child has said about their own learning. With whānau who cannot come in during the day I
          phone in the evening and ask the same three questions. It takes longer. But in the last
          round I had thirty-one of thirty-three whānau in the conversation, and I wrote fewer
          words that nobody reads.`,
        review: prose`Thirty-one of thirty-three is no accident: you rang in the evening, and you
          asked questions that every whānau can answer. Letting the child's choices come first
          makes your report part of a conversation. I wonder whether the "one that was hard" pieces
          could travel with them to next year's teacher as well.`,
      },
    ],
  },
  {
    ask: 'Which assumptions about ability or behaviour did you have to let go of?',
    written: [
      {
        answer: prose`I had decided that {child} was "not ready" for group times. I would have said
          it kindly, but that is what I had decided. When {colleague} filmed ten minutes of mat
          time for our inquiry I watched the video expecting to see a child who could not listen.
          What I saw was a child who knew every word of the waiata, with actions, facing the
          window. {child} was listening the whole time and just not looking at me.

          I had mixed up attention with eye contact. It made me ask who else I had marked down for
          not listening in the way I was brought up to listen. We now let tamariki stand, draw or
          sit at the edge during stories, and I check understanding by what they bring back into
          their play. {child} retold the whole of our story in the sandpit that afternoon.`,
        review: prose`It takes courage to watch yourself on film, and more to write down what you
          found. "Attention with eye contact" is a distinction I hope you will bring to a team hui.
          The sandpit retelling is strong evidence. Which other rules of mat time might be about
          our own upbringing and not about learning?`,
      },
      {
        answer: prose`My assumption was about neat books. In the first weeks of the year I grouped
          children for writing partly, if I am honest, by how their pages looked. {child}'s pages
          look as though someone has walked over them. When our literacy lead asked us to type out
          samples and moderate without names or handwriting, I rated {child}'s piece the second
          strongest in the room, and I did not know whose it was.

          The ideas had always been there: a grandfather's boat, the sound of the rope, and a last
          sentence that made me laugh. I had been assessing pencil control and calling it writing.
          {child} now drafts by talking into a tablet, and handwriting is practised at another time
          as its own thing. I regrouped the whole class after that moderation and I still feel
          uncomfortable about those first six weeks.`,
        review: prose`Moderating without names is a brave thing for a team to do, and you let it
          change your groups straight away. Please be gentle with yourself about the six weeks; you
          are the one who found it. Separating handwriting from authorship will have freed more
          children than {child}. What do they say about it?`,
      },
    ],
  },
  {
    ask: 'What evidence do you have that your assessment practice makes a difference for learners?',
    written: [
      {
        answer: prose`At our internal evaluation in May we read every learning story from the year
          before for six tamariki and asked one question: can you see in a later story that an
          earlier one was acted on? For two of the six we could. For the other four the stories
          were warm, well written and stood alone, like postcards.

          We agreed to end each story with one thing we would do, and to begin the next by saying
          what came of it. By September we read again, and could follow a thread for five of the
          six. With {child}, for example, three stories go from watching at the edge of the
          carpentry table, to handing over nails, to showing a younger child how to hold the saw.
          That thread also gave us something real to tell whānau, because it shows movement and not
          only moments.`,
        review: prose`"Like postcards" will make every kaiako wince in recognition. You set a plain
          question, counted honestly, changed one habit and read again: that is evaluation at its
          best. {child}'s three stories make the point beautifully. I would love to see how the
          sixth child's stories go on, as well as the five that worked.`,
      },
      {
        answer: prose`We track reading in the usual way and the numbers went up, but numbers go up
          for many reasons. What convinces me more is what children say when I ask, "What are you
          working on, and how do you know you're getting better?" In February four of my twenty-six
          could answer in their own words. I wrote down the answers, word for word.

          After two terms of setting goals together in short conferences, twenty-one could. {child}
          said, "I'm working on going back when it goes blurry. I know because I catch it now."
          That is a better description of self-monitoring than the one in my planning. Those
          answers are my evidence that assessment has become something the children own, and they
          are pinned above my desk to keep me asking.`,
        review: prose`"I'm working on going back when it goes blurry" deserves a frame! Writing the
          answers down word for word in February is what makes this evidence, because you have
          somewhere to measure from. Do think about the five who cannot say yet: is it the
          language, the goal, or the asking that needs to change?`,
      },
    ],
  },
  {
    ask: 'What will you change in your documentation over the next term, and who will help you?',
    written: [
      {
        answer: prose`I am going to write less and go back more. At present I write about forty
          stories a term, and I worked out that I re-read perhaps five. My plan is to choose eight
          tamariki in each cycle, follow them properly, and write when there is something to say.
          {colleague} and I will swap folders each fortnight and put a sticky note wherever we ask
          ourselves "so what?"

          The part I need help with is whānau who only see the online stories. {colleague} is much
          better than I am at short voice messages, and has offered to show me how. My risk is that
          I slip back into writing for the number. So I have asked our team leader to stop counting
          stories in our appraisal and count conversations instead, and she said yes, as a trial.`,
        review: prose`Writing less and going back more is a plan I can picture you keeping. Well
          done for asking your leader to count conversations; that took some nerve and will help
          others too. Choose the first eight tamariki with care, so that the quiet ones are among
          them. May I hear at half-term what the sticky notes said?`,
      },
      {
        answer: prose`Next term I will keep a running page for each child in place of separate
          notes for reading, writing and maths. I notice that the same strengths appear in each
          under different names, and nobody sees the whole child, me included. The page has three
          columns: what I saw, what the child said about it, and what we tried.

          Our SENCO will help me to make the wording fit with the individual plans so that we do
          not write everything twice, and {colleague} in the next room will do the same thing, so
          that we can moderate once a fortnight over a cup of tea. If by week eight the third
          column is mainly empty, I shall know that I am still collecting and not responding.`,
        review: prose`Your test at the end is excellent: an empty third column will tell you the
          truth without anyone else having to. Having {colleague} alongside makes it far likelier
          to last. One thought: leave room in the second column for silence, a drawing or a
          gesture, for the children who do not tell us in words.`,
      },
    ],
  },
];
