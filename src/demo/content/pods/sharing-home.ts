import { type Pod, prose } from '../writing.ts';

export const sharingHome: Pod = {
  name: 'Sharing learning with home',
  active: true,
  aspect: 'Practice',
  subjectMatter: 'Partnership',
  assets: ['From newsletter to conversation', 'Messages in home languages'],
  questions: [
    {
      ask: 'How does learning go home from your setting, and how does it come back?',
      written: [
        {
          answer: prose`It goes home well and comes back badly. I counted one month: we sent out
            sixty-two stories, nine notices and a video, and eleven things came back, of which
            seven were hearts. So I asked {child}'s aunt, who never comments, whether she reads
            them. She reads all of them, to her mother, over the phone, in Samoan. There was a
            whole conversation about {child}'s learning every Sunday night and we had no part in
            it, because our page only has room for a heart.`,
          review: prose`What a discovery: a Sunday conversation, in Samoan, about your stories.
            "Our page only has room for a heart" says exactly where to look next. Perhaps Aunty's
            mother has something to say to {child} that you might record, if she would like to.`,
        },
      ],
    },
    {
      ask: 'Which whānau are not reached by the way you share now, and how do you know?',
      written: [
        {
          answer: prose`I put our list of families next to the log of who opens the messages. Nine
            of forty had opened none since March. I had been thinking of them as not interested. In
            fact three have no data from about the twentieth of each month, two do not read
            English, one has a father who cannot read and told me so with great dignity, and for
            three I simply had an old number. Not one was not interested. I feel rather ashamed
            about March to September.`,
          review: prose`"Not one was not interested." You put two lists side by side and an
            assumption fell over. Please set down the shame, though; you looked, which is what
            changes things. That father trusted you with something. What will you send him instead
            of words?`,
        },
      ],
    },
    {
      ask: 'Describe something that you changed, and what came of it.',
      written: [
        {
          answer: prose`We stopped sending stories on Fridays, when everyone does, and began
            printing one photo for each child, to take home in their hand, with a single question
            on the back. {child}'s said, "What do you know about eels?" On Monday Dad arrived with
            a hīnaki and forty minutes of stories, and now we have a plan for the creek. Of forty
            questions we have had thirty-one answers, some drawn, two sung. It costs about eight
            dollars a week in ink.`,
          review: prose`Thirty-one answers to forty questions, two of them sung, for eight dollars!
            Placing it in the child's hand makes them the messenger. I love that the photo asks
            rather than tells. Enjoy the eels, and please do write about what Dad taught you all.`,
        },
      ],
    },
    {
      ask: 'What will you stop sending, and what will you send in its place?',
      written: [
        {
          answer: prose`I'm going to stop sending the weekly summary. It takes {colleague} two
            hours on a Thursday, and when I asked whānau for the last thing they remembered from
            it, no one could name one. In its place there will be the photo in the hand, and a
            short voice message on Wednesdays for those who cannot read or have no data to spare.
            {child}'s aunt has offered to say ours in Samoan as well. I'll ask again in ten weeks
            what anyone remembers.`,
          review: prose`Two hours every Thursday for something nobody could recall: you asked a
            brave question and took the answer seriously. An aunt's voice in Samoan will travel
            further than any summary. Please share with us what people remember in ten weeks' time.`,
        },
      ],
    },
  ],
};
