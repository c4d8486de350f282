import { prose, type Question } from '../writing.ts';

export const belonging: readonly Question[] = [
  {
    ask: 'Describe how a child or whānau new to your setting came to feel that they belong.',
    written: [
      {
        answer: prose`When {child} started with us, the whole whānau came: Mum, two aunties and
          Koro, who stood at the gate and would not come in. On the second day I went out and stood
          with him. He told me that the last time he was at a school he had been strapped for
          speaking Māori. I had no good answer, so I said I was glad that he was here.

          The next week I asked whether he would help us to get the names of our local hills right,
          since I had heard three different ways. He came in to do that, and stayed for kai.
          {child} changed the day Koro sat down at our table. The crying at drop-off had been about
          leaving him outside. Today his photo is on our whānau wall, and he comes on Thursdays
          with fried bread. I learned that belonging is not given to a child alone.`,
        review: prose`You went out and stood with him, and I think everything else follows from
          that. Asking for his help with the names, and meaning it, let him come in with his mana
          whole. "Belonging is not given to a child alone" is a sentence for your whole team to
          keep close.`,
      },
      {
        answer: prose`{child} came to my class in week five of Term 2 from overseas, with very
          little English and a school bag bigger than they were. My plan was a buddy, a name tag
          and a tour. It was all done by half past nine, and by ten {child} was under a table.

          What helped was something I had not planned. At lunch the class were playing a clapping
          game, and {child} knew it, with other words and a faster ending. {friend} asked to be
          taught. By Friday half of the junior school was doing it. I moved my "welcome" away from
          showing a new child our things, and towards finding what they carry that we do not have.
          Now I ask each new family for a game, a song or a food in the first week, and I tell them
          the story of the clapping game when I ask.`,
        review: prose`Under the table by ten o'clock, and teaching half the school by Friday! You
          were ready to let go of your plan and follow what {child} carried. Asking families for a
          game or a song says "you bring something" from the very first day. How have other whānau
          answered?`,
      },
    ],
  },
  {
    ask: 'What do your daily routines say to tamariki about who matters here?',
    written: [
      {
        answer: prose`I timed our nappy changes for a week, mainly out of curiosity. With the
          children I find easy I took about six minutes, and we sang. With {child}, who wriggles
          and shouts, it was under three, and I hardly spoke. I had not known. It was there in my
          own handwriting.

          So we looked at what the routine was telling each pēpi about their worth. I now tell
          {child} what is going to happen, wait for an answer, even if it is only a foot lifted,
          and let them hold the cream. It takes five minutes. The shouting has not gone but it has
          become a sort of conversation. We talked in our team hui about care as manaakitanga,
          which you show best when it is not easy, and not as a job to be got through before the
          real programme.`,
        review: prose`Measuring yourself, and then writing the figures down here, took real
          honesty. Three minutes to five is not only time; it is a foot lifted, and noticed. Seeing
          care routines as manaakitanga, and hardest with those who wriggle, goes right to the
          heart of this area. Thank you for it.`,
      },
      {
        answer: prose`The roll was the routine that I looked at. I was reading it out, ticking and
          moving on in ninety seconds, with my eyes on the screen. When {colleague} watched a
          morning for me, the note that came back was: "You looked up for eight of twenty-seven."

          I now stand at the door and greet each child by name before they come in, in the language
          they like to be greeted in, and do the roll afterwards without speaking. I asked the
          class to teach me what they wanted to hear. {child}, who I had thought did not mind
          either way, asked for "mālō e lelei" and put me right on the vowels for a week. It adds
          six minutes to the morning, and I have had fewer upsets before ten o'clock than at any
          time this year.`,
        review: prose`"Eight of twenty-seven" must have stung, and you answered it with a change
          that every child feels every day. I love that {child} put you right on the vowels: that
          is ako. Fewer upsets before ten is worth noting down properly, as evidence of what six
          minutes can do.`,
      },
    ],
  },
  {
    ask: "Tell of a time when a child's distress or behaviour asked you to look again at your own practice.",
    written: [
      {
        answer: prose`{child} bit three times in one week, and always between eleven and half past.
          I kept a record for the whānau meeting, expecting it to show who the trouble was with. It
          showed where: every time in the passage between the bathroom and the tables, when twelve
          tamariki were waiting for me to be ready for kai.

          There was nothing to do in that passage except be bumped. We stopped the queue. Tamariki
          now come to the table when they are ready, in twos and threes, and serve themselves.
          {child} has not bitten since, that is nineteen days. At the hui with the whānau I was
          able to say, "We have changed what we do," which is a very different conversation from
          the one I had prepared. Mum told me afterwards that she had been dreading it.`,
        review: prose`The record you kept to explain a child ended up explaining a passage. You let
          the evidence turn you around, and then changed your part of it first. To be able to tell
          Mum "we have changed what we do" must have meant the world. Nineteen days, ka pai.`,
      },
      {
        answer: prose`For most of Term 1, {child} walked out of class around twice a day. We had a
          plan with cards and a chart, and I followed it. What we had not done was to ask where
          {child} went. I asked the caretaker, who said, "He comes and checks that his little
          sister's all right. Looks in the window of Room 2, then goes round the long way."

          It was love, and we had a chart for it. I spoke with Room 2, and {child} now takes a note
          across at ten and at two, every day, whether or not there is a note to take. The walking
          out has stopped. I have not used a chart since without asking first what the behaviour is
          for, and whether it is already the best thing the child could think of.`,
        review: prose`"It was love, and we had a chart for it." I have read that line to a
          colleague already. You asked the person who knew, and built the answer into the day with
          {child}'s dignity intact. Have you shared it with whānau? I imagine they would be proud
          of them both.`,
      },
    ],
  },
  {
    ask: 'How do you look after your own wellbeing, so that you can look after theirs?',
    written: [
      {
        answer: prose`I would have laughed at this question a year ago. We were two staff short
          through the winter and I was proud of never taking a break. Then I snapped at {child}
          over a spilt drink, a small spill, and saw the face close up. I apologised, there and
          then, to a three-year-old, who said, "You're just hungry."

          They were right. {colleague} and I agreed that each would send the other out at half past
          ten, whatever was happening, and that neither would argue. I also asked our manager to
          look at ratios over the middle of the day, with our own notes of four weeks to show. We
          got an extra person from eleven to one. I still find it hard, but I have stopped thinking
          of rest as something I take from the children.`,
        review: prose`"You're just hungry." Tamariki do see us clearly! Apologising there and then
          will have taught more than a perfect day could have. And your last sentence is a truth
          that many of us need. Well done, too, on bringing four weeks of notes rather than only a
          complaint.`,
      },
      {
        answer: prose`My wellbeing depends on endings. I realised I was taking the whole class home
          with me in my head each night and planning in the shower. I now stop at half past four on
          three days, come what may, and write two lines before I go: one thing that went well, and
          one child I have not yet really seen. The second is where I begin in the morning.

          It sounds tiny. But the two lines let me put the day down, and in a month every child in
          the class has had a morning when I looked for them first. {child} was on that list four
          times before I noticed that it was always the same name. That told me something as well,
          and I talked it over with my tuakana teacher, whose answer was to sit down beside {child}
          and draw.`,
        review: prose`Two lines, and then home: I hope others will borrow this. It turns looking
          after yourself into a way of seeing every child, so nobody loses. Finding {child} four
          times on the list was the method working. What did you find out when you sat down to
          draw?`,
      },
    ],
  },
  {
    ask: 'What will you carry on with, and what will you ask of your team?',
    written: [
      {
        answer: prose`I shall carry on going out to the gate. It is the one place where whānau who
          do not come in can still be met. What I ask of the team is that we share this out,
          because at the moment I am the one who has those conversations and the others think that
          it is something that I am good at, as if it could not be learned.

          At our next hui I would like us each to choose two whānau whom we know least, and to find
          out one thing in a fortnight that would help us to care for their child. I also want to
          talk about names. We say four of them badly, I have counted, and I am one of those who do
          it. I will ask those whānau to teach us, and record it so that relievers can hear it too.`,
        review: prose`You are turning a personal strength into a shared practice, which is
          leadership, whatever your job title is. Counting the names, yourself included, will set
          the tone. Recording whānau so that relievers can hear is practical and respectful. I look
          forward to hearing about the fortnight.`,
      },
      {
        answer: prose`I will carry on greeting at the door, and with the two lines at the end of
          the day. From my syndicate I am going to ask for something less comfortable: that we look
          together at who was sent out of class last term, by name and by how often. I have looked
          at my own and I am not proud of the pattern, as two children account for most of it and
          both are new to our school.

          I shall bring my own record first so that no one feels accused. If we find that belonging
          is what is missing, we can do something about it in the first weeks of a child's time
          here, and not in the tenth when everyone is tired. {colleague} has offered to sit with me
          and be the one who asks the questions.`,
        review: prose`Bringing your own record first is exactly how to make it safe for others to
          bring theirs. You have found a pattern that data alone would not explain, and a question
          that is kind: is belonging what is missing? Go well with it. I would be glad to talk it
          through beforehand, if that would help.`,
      },
    ],
  },
];
