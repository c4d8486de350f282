import { prose, type Question } from '../writing.ts';

export const language: readonly Question[] = [
  {
    ask: 'How do you make your setting a place where language is rich, and every home language is welcome?',
    written: [
      {
        answer: prose`I recorded myself for twenty minutes on a Tuesday, in my pocket. I had
          thought of myself as someone who talks with children. Of the hundred and eleven things I
          said, seventy-four were instructions, mostly about shoes. There were two real questions,
          and I did not wait for the answer to one of them.

          So I chose a single place, the water trough, to be where I talk differently: to say what
          I see, wonder aloud, and then be quiet. {child}, who speaks Tagalog at home, was quiet
          there for eight days. On the ninth I heard, very low, "waterfall, ate, look". I asked Mum
          for "ate" and now I know I have been called an older sister. We have begun to label
          nothing and to talk about everything, and each whānau has recorded greetings for our
          sign-in.`,
        review: prose`You recorded yourself, counted and wrote down the number; that is inquiry.
          Seventy-four about shoes will be familiar to all of us! Eight days of quiet company at
          the water trough, and then {child} called you sister. What a thing to have waited for.`,
      },
      {
        answer: prose`There are eleven languages in our class of twenty-eight, and until this year
          you would not have known it from our walls, or from our talk. I asked the children to
          make a language map: whom do you talk to, in what, about what? {child} had five colours.
          English was the smallest, and was "for school and for the dentist".

          It was a shock to see all that cleverness on one page and know that I was teaching to the
          smallest colour. We now plan in any language: children think and draft with someone who
          shares theirs, or with a grandparent on a call, and bring it back. {child}'s explanation
          of evaporation came back from Grandad in Punjabi, with a drawing of washing on a roof,
          and was by far the best we had.`,
        review: prose`"For school and for the dentist" is funny, and it stings. You saw the
          smallest colour, and changed how the whole class thinks, not only how the walls look.
          Grandad's washing on the roof has taught evaporation to me too. Do show those maps to
          your syndicate.`,
      },
    ],
  },
  {
    ask: 'Tell of a child whose way with language surprised you.',
    written: [
      {
        answer: prose`{child} had not spoken at our centre for eleven weeks. We had a plan, a
          referral and a row of picture cards. Then one wet afternoon I was under the table looking
          for a puzzle piece, and above me a clear voice told the whole story of Māui and the sun
          to the soft toys, with actions, in my voice. It had my pauses. It even had me telling
          someone to sit on their bottom.

          I stayed where I was until my knees gave out. {child} had been taking in every word for
          eleven weeks and had waited for the right audience. We put the toys in a quiet corner
          with the book and a rug. By the end of the month {friend} was allowed to listen. I no
          longer think of a silent child as one who has no language. They may be the best listener
          in the room.`,
        review: prose`I can see you under that table with your knees giving out! "Waited for the
          right audience" gives {child} all the credit they deserve. That you made a safe corner,
          and did not rush in with praise, is the reason why {friend} was allowed to listen.
          Beautifully told.`,
      },
      {
        answer: prose`{child} is known in our school as a boy who does not write. That sentence was
          in the handover notes from the year before and I am sorry to say I copied it into mine.
          In the third week he handed me a folded paper in the playground and ran off. It was a
          rap, two pages long, about his nan's kitchen, with a rhyme inside each line as well as at
          the end.

          He has written at home for a year, on the backs of envelopes. What he does not do is
          write for us. I asked if I might learn it, and I did, badly, and performed it to him at
          lunch while he corrected my flow. We have now had four weeks on rhythm and sound, led by
          the class. I took the sentence out of my notes and in its place I wrote down what I had
          been handed.`,
        review: prose`A folded paper and running off: what trust, and what risk. You took on the
          role of learner, learned it, and let yourself be corrected. Removing that sentence from
          the notes matters more than you may know. What would need to change for writing "for us"
          to be worth it?`,
      },
    ],
  },
  {
    ask: 'How do stories, waiata and talk carry te ao Māori in your setting, and how do you go on learning?',
    written: [
      {
        answer: prose`Honestly, for a long time it was waiata at mat time and colours on the wall.
          I sang words that I did not understand, and the tamariki could tell. When {colleague},
          who grew up with te reo, asked me what one of our waiata was about, I had sung it for six
          years and did not know.

          I now learn one at a time and do not teach it until I know who made it, what it is for
          and how to say each word. I have done four this year and not twenty. I have been told the
          story of our own stream by someone whose story it is, and she was clear about which parts
          I may tell and which belong to her whānau. {child} asked me why the stream bends. I could
          answer, and say who told me.`,
        review: prose`Six years of singing without knowing, and you have said so in writing. Four
          learned properly outweigh twenty. Knowing which part of the story is yours to tell, and
          naming who told you, shows deep respect for mātauranga Māori. Your {colleague} sounds
          like a treasure.`,
      },
      {
        answer: prose`I am learning te reo Māori on Tuesday nights, and I am about two lessons
          ahead of my class, which they know. I have stopped pretending otherwise. We have a list
          on the wall headed "Things we don't know how to say yet". Whoever finds out from a
          person, not from the computer, gets to teach the rest of us.

          {child}, whose whānau speak te reo at home, was very quiet about it to begin with. I
          asked privately whether they would like to be asked in class, and the answer was, "Only
          if you say it properly first." That was fair. I practised, and was told "nearly". I think
          it matters that children see an adult being a beginner at this, and being corrected, and
          not minding. I do mind a little.`,
        review: prose`"Only if you say it properly first" is wonderful, and so is "nearly". You
          asked {child} privately and so left the choice with them. Asking a person, not the
          computer, keeps the learning among people, where it belongs. It's all right to mind a
          little.`,
      },
    ],
  },
  {
    ask: 'What do you know now about how reading and writing begin?',
    written: [
      {
        answer: prose`I used to think that it began with letters, and that my job was to make
          letters fun. What I have seen this year is that it begins with having something to say to
          someone who is not there. {child}'s father works in Australia. All the marks {child}
          makes are for him: rows of waves, a ladder, a big A that stands for Dad because his name
          is Anaru.

          We set up a post box, and someone really does take the letters to the post shop. Writing
          went from four tamariki to nearly all of them in ten days. I did not teach any letters in
          that time. I was asked for many of them. When Anaru's reply came, written to {child} in
          capitals, I watched eleven tamariki look for the A. That is how it begins.`,
        review: prose`Having something to say to someone who is not there: I have rarely read it
          put so well. The post box gave every child a reason, and a real postal service. "I did
          not teach any letters; I was asked for many" would make a fine talk for whānau. Aroha nui
          to Anaru.`,
      },
      {
        answer: prose`I was trained in one way of teaching reading, taught for six years in
          another, and have now been trained in a third. What helped me was not to choose a side
          but to sit beside individual children and listen. {child} could sound out anything you
          liked and had no idea that it was meant to say something. {friend} knew exactly what it
          said and had never looked at the middle of a word.

          They were in the same group, because they had the same score. I now plan from what a
          child does when they come to a word they do not know. There are about five different
          things, and each needs something else from me. I teach the code every day, clearly. But I
          begin and finish each lesson with why we would want to read this, and {child} has begun
          to laugh at the jokes.`,
        review: prose`The same score and opposite needs: there is no better argument for sitting
          beside a child. You have kept the clarity of the code and the reason for reading in each
          lesson, and {child} laughing at the jokes is comprehension you can hear. What are your
          five things? Do share them.`,
      },
    ],
  },
  {
    ask: 'Which next step will you take, and how will you involve whānau in it?',
    written: [
      {
        answer: prose`I am going to record stories with grandparents. We already have four who are
          willing, in Samoan, Tongan, Māori and Scots. I want these to be heard and not stored, so
          each will be on a button in the book corner that tamariki can press for themselves. I
          hope that {child}'s grandmother, who says that her English is not good enough to help,
          will be the second one.

          {colleague} is making the buttons with her son. I will ask each grandparent which story,
          in which language, and who else may hear it. My question for the term is whether the
          languages we can hear in the room start to be the languages that are spoken in it, and I
          will listen at the button corner on Mondays and Thursdays to find out.`,
        review: prose`A button that says Grandmother's language is good enough: what a message,
          without a word about it. Asking who else may hear the story is a courtesy we often
          forget. Your question for the term is sharp and can be answered. I look forward to
          hearing about the Mondays and Thursdays.`,
      },
      {
        answer: prose`My next step is to give back the language maps. They are on our wall and I
          have learned from them, but whānau have not seen them and they are about whānau. In Week
          3 each child will take theirs home and fill in a second one with whoever is there: what
          did you speak when you were seven, and what happened to it?

          I know this will bring up loss for some, and for {child}'s great-aunt in particular, so I
          have talked with our kaiārahi about how to ask, and we have made it an invitation with an
          easy way to say no. I will do my own first. There is a language in my family that stopped
          with my grandmother, and I have never asked about it.`,
        review: prose`You have thought about the loss that this may uncover and built in an easy
          way to say no; that is care in planning. Doing your own first is right, and I think it
          may move you. If you would like company while you ask about your grandmother, please be
          in touch.`,
      },
    ],
  },
];
