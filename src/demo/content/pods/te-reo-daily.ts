import { type Pod, prose } from '../writing.ts';

export const teReoDaily: Pod = {
  name: 'Te reo Māori in daily practice',
  active: true,
  aspect: 'Practice',
  subjectMatter: 'Identity, language and culture',
  assets: [
    'Hearing the vowels: listen and repeat',
    'Place names of our rohe',
    'Waiata: who made it, what is it for?',
  ],
  questions: [
    {
      ask: 'Where does te reo Māori live in your day, and where is it missing?',
      written: [
        {
          answer: prose`I drew our day as a line and coloured where te reo was heard. It was there
            at karakia, at kai and in waiata, and then there were two and a half hours of nothing,
            which is when tamariki play. So te reo was for ceremonies and English was for living.
            {child} had worked this out long before I had, and would use it only at the table. I
            chose the carpentry bench as my first place in the long white gap, and learned what I
            would need to say there.`,
          review: prose`"Te reo was for ceremonies and English was for living" is a piercing thing
            to see, and your drawing let you see it. A carpentry bench is a fine place to start,
            since the words have work to do there. Which words did you find that you needed first?`,
        },
      ],
    },
    {
      ask: 'What have you learned to say, from whom, and how do you know that you say it well?',
      written: [
        {
          answer: prose`From {colleague}, who is patient with me, I have learned the words for
            passing, holding, trying again and being careful at the bench, and to hear the
            difference between short and long vowels. I did not hear it for weeks. She had me clap
            the long ones. I know I am doing better since {child}'s kuia, who used to answer me in
            English, answered me in te reo on Monday, at full speed. I understood about a third. I
            was as proud as I have been of anything.`,
          review: prose`Kuia answered you at full speed: there can be no better report. Clapping
            the long vowels is lovely teaching by {colleague}. A third is a great deal when you
            remember where you began. I hope that you told them both how much it meant.`,
        },
      ],
    },
    {
      ask: 'How have tamariki and whānau responded?',
      written: [
        {
          answer: prose`Tamariki simply began to use it, without any of the fuss I make. {friend}
            told {child} to try again, in te reo, without looking up from the saw. Two whānau have
            asked what the words are so that they can use them at home. One mother told me she was
            taught at school not to, and would rather not talk about it yet. I said that she need
            not. She stood for a while by the bench, listening, and I left her to it. I think that
            was the right thing.`,
          review: prose`You left her to it, and I think so too. That moment by the bench holds a
            good deal of history, and you did not need it to be about you. And there is {friend},
            saw in hand, for whom it is simply how one talks. Both belong in this story.`,
        },
      ],
    },
    {
      ask: 'How will you keep going when your confidence is low?',
      written: [
        {
          answer: prose`By staying a beginner in public. I have a rule that I do not look things up
            in front of tamariki, I ask somebody, because I want them to see that the reo comes
            from people. On low days I go back to the bench words I know well and use them
            properly, and do not add more. {colleague} and I have coffee on Wednesdays, and for the
            first ten minutes we manage without English. It is mainly laughing, and about biscuits.
            I have not missed one yet.`,
          review: prose`Ten minutes of laughing, about biscuits, is how languages live. Staying
            with what you know well on a low day is wise; depth counts. And showing tamariki that
            the reo comes from people is a lesson they will keep for longer than any word list.`,
        },
      ],
    },
  ],
};
