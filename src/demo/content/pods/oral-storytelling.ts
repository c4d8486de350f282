import { type Pod, prose } from '../writing.ts';

export const oralStorytelling: Pod = {
  name: 'Storytelling and oral language',
  active: true,
  aspect: 'Relationships',
  subjectMatter: 'Literacy',
  assets: ['Telling without a book', 'Story stones from your own place'],
  questions: [
    {
      ask: 'What happened when you told a story without a book?',
      written: [
        {
          answer: prose`I put the book down because I had forgotten my glasses. I told the one
            about the taniwha in our harbour, as well as I could remember it. Without pages to look
            at, they looked at me, and I saw their faces change as it went. {child} said, "Say that
            bit again, but slower." No child has ever asked this of me when I read. It lasted a
            quarter of an hour, with children of two in the group. I have not looked for my glasses
            very hard since then.`,
          review: prose`"Say that bit again, but slower": there's a listener who knows what they
            need! How good that you noticed the faces, and stayed with it. Do find out whose story
            the taniwha is, if you don't know already, so that you can tell them that too.`,
        },
      ],
    },
    {
      ask: 'How do tamariki become the tellers?',
      written: [
        {
          answer: prose`We made stones, with whatever the tamariki wanted painted on them, and put
            them in a basket. I thought they would choose a stone and tell about it. {child}
            instead laid out nine in a row along the deck and walked beside them, telling as they
            walked, so the story had a length you could see. {friend} added a stone in the middle
            and the whole thing had to change. Now the deck is the story path, and I am often asked
            to sit at the end of it and be told.`,
          review: prose`A story with a length you can see, and a friend who adds a stone in the
            middle! Tamariki found a form for it that none of us would have planned. Your place at
            the end of the path, being told, is just where a kaiako should be.`,
        },
      ],
    },
    {
      ask: 'What do you notice in their language when they tell and retell?',
      written: [
        {
          answer: prose`I wrote down {child}'s story of the lost dog four times over three weeks.
            In the first there were six "and then"s. In the fourth there was a "but", two
            "because"s and an "even though", and the dog was afraid. Nobody had taught it. {friend}
            kept on asking why, and the story had to get better in order to answer. I believe that
            a real listener who wants to know teaches more grammar than I do. I have drawn up a
            page of those four tellings for the whānau.`,
          review: prose`From six "and then"s to an "even though", and a dog who is afraid: there is
            the learning, in the child's own words. Your finding about a real listener is
            important. I'd love to know what whānau said when they saw the four tellings side by
            side.`,
        },
      ],
    },
    {
      ask: 'How will you link this with the stories of your own place?',
      written: [
        {
          answer: prose`We live under a mountain and I had never told its story, because I was
            anxious about getting it wrong. I asked at the marae and was invited to come and hear
            it, with four tamariki, from the person who tells it there. She spoke to them and not
            to me. I have been asked not to retell one part. So when we reach it, {child} says to
            visitors, "You have to ask Aunty Wai for the next bit." I think that this is the best
            ending I have ever had for a story.`,
          review: prose`"You have to ask Aunty Wai for the next bit" is perfect, and it is tikanga,
            understood by a child. You were anxious about getting it wrong, so you went and asked.
            The mountain is in good hands. Please thank Aunty Wai from me.`,
        },
      ],
    },
  ],
};
