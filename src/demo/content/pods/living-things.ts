import { type Pod, prose } from '../writing.ts';

export const livingThings: Pod = {
  name: 'Caring for living things',
  active: true,
  aspect: 'Environment',
  subjectMatter: 'Outdoor learning',
  assets: ['A year in the māra kai', 'Questions to ask mana whenua'],
  questions: [
    {
      ask: 'How do tamariki take real responsibility for something alive?',
      written: [
        {
          answer: prose`We have six hens, and for a year the adults looked after them while
            tamariki "helped". I noticed that we filled the water before anyone came so it would be
            done. We stopped. There is a board now with two names a day. On the third day nobody
            remembered, and at eleven {child} found the hens standing about an empty dish. I had
            been sitting on my hands since half past eight. The apology to those hens was long and
            very formal, and it has not been empty since.`,
          review: prose`It takes nerve to sit on your hands from half past eight until eleven. If
            the water is always there, it was never really theirs. I should have liked to hear that
            formal apology. Real responsibility needs the possibility of an empty dish, and you
            allowed it.`,
        },
      ],
    },
    {
      ask: 'How do you talk with children about death and decay?',
      written: [
        {
          answer: prose`When the oldest hen died I had a box ready before anyone arrived.
            {colleague} asked me who the box was for. So we left her under a cloth, and told the
            tamariki as they came. {child} asked to touch her feet. There were many questions and I
            answered with plain words: she has died, she cannot feel it, no, she will not get up.
            Whānau told us how they would farewell her, and we had a karakia and then kai, since
            you always eat afterwards, {friend} told me. I had nearly hidden all that in a box.`,
          review: prose`"Who is the box for?" What a wise colleague you have. Plain words, a touch
            of the feet, karakia and then kai: tamariki were allowed to know what their whānau
            already knew. "You always eat afterwards" is tikanga from a four-year-old.`,
        },
      ],
    },
    {
      ask: 'What have you learned from mana whenua about your place?',
      written: [
        {
          answer: prose`I had written to ask for "a visit about native plants". It was months
            before anybody answered, and I can see why. {colleague} suggested that I go to their
            planting day instead and carry things. I carried a great many things. At the end I was
            told which plant grew where our sandpit is, what it was used for and why it was
            cleared. I was asked what we meant to do about it. So there is harakeke along our back
            fence, and we have been shown how to cut it, and when not to.`,
          review: prose`"I carried a great many things." That is how it is done. You came first to
            give, and left with a question that you could not put away. Harakeke on the back fence
            is your answer so far. What do tamariki say of why it has returned?`,
        },
      ],
    },
    {
      ask: 'How do you know that caring outdoors changes children, and not only the garden?',
      written: [
        {
          answer: prose`Only in small ways that I can point to. {child} used to pull the heads off
            things, thoughtfully, one after another, and I did not make a rule. After the hens, and
            the seeds, I saw the hand go out to a marigold, stop, and move a snail off it instead.
            It was then carried to the long grass with a word to it that I could not hear. I have
            three notes like this about {child} since August, and none like the old ones. I would
            not claim more than that.`,
          review: prose`The hand goes out, stops, and moves the snail. You have three dated notes
            and you claim no more than they show; I wish more evaluations were as honest. Not
            making a rule left room for {child} to change for reasons of their own.`,
        },
      ],
    },
  ],
};
