import { type Pod, prose } from '../writing.ts';

export const talkingWithWhanau: Pod = {
  name: 'Talking with whānau',
  active: true,
  aspect: 'Relationships',
  subjectMatter: 'Partnership',
  assets: [
    'Beginning with "tell me about"',
    'Short film: thirty seconds at the gate',
    'Working with an interpreter',
  ],
  questions: [
    {
      ask: 'Recall an everyday conversation at the door. What did you say, and what did you hear?',
      written: [
        {
          answer: prose`I wrote one down straight afterwards. I said, "He's had a great day!" Mum
            said, "Did he eat?" I said, "Yes, and he painted!" and she said, "But did he eat?" It
            is only four lines and I did not listen to any of hers. When I rang that night to say
            so, I heard that he had been ill in the week and lost a kilo. I had answered with my
            news, twice. Now I try to answer the question I was asked before I offer anything of my
            own.`,
          review: prose`Four lines, and you saw it. Ringing that same night will have meant more to
            Mum than any number of paintings. Answering the question we were asked sounds so
            simple, and your transcript shows how easily we don't. Thank you for being so frank.`,
        },
      ],
    },
    {
      ask: 'How do you prepare for a conversation that may be hard?',
      written: [
        {
          answer: prose`I write down three things: what I have seen with my own eyes, what I do not
            know, and what I hope the child will gain. If the first list is empty I am not ready.
            With {child}'s whānau I had a worry about speech, and I found that my first list had
            two entries and my second had nine. So I asked to listen together for a fortnight
            instead of telling them. They heard what I heard, and it was they who suggested the
            hearing test. I would have been the one to break it to them.`,
          review: prose`Two entries and nine: the list told you what kind of conversation to have.
            Listening together for a fortnight meant that nobody had to break anything to anybody.
            I'd like to use your three headings with the mentors' group, with your permission.`,
        },
      ],
    },
    {
      ask: 'What have you learned about silence, humour or body language in these conversations?',
      written: [
        {
          answer: prose`That I fill silence because of my own nerves. {child}'s koro leaves long
            gaps. I used to take it that he had finished, and I would start on the next thing. Then
            {colleague} told me to count to ten in my head, and at about seven he said the thing
            that mattered: {child}'s mother was coming home from hospital and he was frightened to
            say it out loud. I had talked over that sentence, I think, three times that week. I
            count now, though I still find it very long.`,
          review: prose`At about seven. I will be counting now myself. You were told something you
            might so easily have talked over again, because {colleague} was candid and you were
            willing. Koro must have felt the difference. I hope that all is going well for the
            family.`,
        },
      ],
    },
    {
      ask: 'What will you try in your next conversation, and how will you know if it helped?',
      written: [
        {
          answer: prose`I will begin with what the whānau know and not with what I know. In
            practice that means my first sentence will be a question and my second will be another
            one about their answer. I have chosen three whānau to try this with. I shall know that
            it has helped if they tell me something that surprises me, or if one of them begins the
            next conversation. If I come away having said everything I wanted to say, I will take
            it as a bad sign.`,
          review: prose`Your last sentence made me laugh, and it is right. Two questions before a
            statement is a small discipline that is easy to check. Three whānau is a good number.
            Whichever of them surprises you, please write it down the same day, word for word.`,
        },
      ],
    },
  ],
};
