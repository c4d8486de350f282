import { type Pod, prose } from '../writing.ts';

export const adapting: Pod = {
  name: 'Adapting the environment',
  active: true,
  aspect: 'Environment',
  subjectMatter: 'Inclusion',
  assets: [
    'A sensory walk through your own room',
    'Small changes, large difference: twelve photos',
  ],
  questions: [
    {
      ask: 'How did you look at your space through the eyes of a child who finds it hard?',
      written: [
        {
          answer: prose`I went through our room on a stool with wheels at {child}'s height, wearing
            ear protectors which I took off suddenly at the noisy part of the day. I do recommend
            it, and I would not repeat it. I hadn't known that the hand dryer can be heard from
            every corner, that the light above the mat flickers, or that there is nowhere at all to
            be where you can see and not be seen. I had written that {child} "wanders". I would
            wander, too, looking for that place.`,
          review: prose`"Nowhere to be where you can see and not be seen." You found out by getting
            down there on a stool with wheels, and you have replaced "wanders" with a reason. I
            think I know which three things you are going to mend first. Is the dryer gone?`,
        },
      ],
    },
    {
      ask: 'What did you change, and what did it make possible?',
      written: [
        {
          answer: prose`Three things, which came to fifty-two dollars. Paper towels in place of the
            dryer; a new tube in the light; and a curtain across the end of the bookshelf, with a
            gap at the height of the eyes. {child} was behind that curtain within an hour, and
            stayed for most of two days. On the third day they came out, took {friend} by the
            sleeve, and both went in. I hadn't thought of it as a place for two. It turns out to be
            where the best conversations at our centre are held.`,
          review: prose`Fifty-two dollars! A gap at eye height was thoughtful beyond words. {child}
            needed two days of seeing without being seen, and then invited {friend} in. I would
            like to know how many others now queue for the place behind the curtain.`,
        },
      ],
    },
    {
      ask: 'Who else gained from the change?',
      written: [
        {
          answer: prose`I had only {child} in mind, but I have been writing down who uses the
            curtain and it's eleven others so far, including the loudest boy we have, who goes in
            there with a torch and says nothing. The quiet from the dryer has been noticed by all
            of the staff; {colleague} told me that she has stopped getting headaches on Wednesdays.
            No one had ever complained about it. I suppose we had all just put up with it, and
            {child} was the only one with the good sense to walk away.`,
          review: prose`"The only one with the good sense to walk away" turns the whole story
            around: {child} as the canary and not the problem. Eleven others, and {colleague}'s
            headaches! This is the best case for universal design that I have seen on one page.`,
        },
      ],
    },
    {
      ask: 'What will you look at next, and whom will you ask?',
      written: [
        {
          answer: prose`I should like to look at time and not space. Our day has fourteen changes
            in it between nine and one. I know this because {child} cries at nine of them. I'm
            going to ask the tamariki to help me draw the day, and to put a cross wherever they
            have to stop something that they like. Then {colleague} and I will see which of the
            fourteen are there for them, which are for us, and which are there because they always
            have been.`,
          review: prose`For them, for us, or because they always have been: those are three good
            piles. And {child}'s nine tears out of fourteen are precise data. I'd guess that more
            than a few changes will go. Ask the cook as well; the cook always knows.`,
        },
      ],
    },
  ],
};
