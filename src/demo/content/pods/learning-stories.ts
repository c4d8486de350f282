import { type Pod, prose } from '../writing.ts';

export const learningStories: Pod = {
  name: 'Writing learning stories',
  active: true,
  aspect: 'Knowledge',
  subjectMatter: 'Assessment',
  assets: [
    'Three stories, read aloud',
    'Finding the learning in an ordinary morning',
    'Template: a story with a next step',
  ],
  questions: [
    {
      ask: 'Choose a story you have written. What made it worth telling?',
      written: [
        {
          answer: prose`I chose the story of {child} and the zip. It is a small thing: eleven
            minutes of trying to do up a jacket, with two refusals of help and a great shout at the
            end. I wrote it because I have known {child} to give up on almost everything that does
            not work the first time, and this time something held. It was worth telling because it
            surprised me, and because {child}'s grandmother had been teaching zips at home on an
            old sleeping bag, which we only found out when she read it.`,
          review: prose`Eleven minutes! You noticed persistence where many would have noticed a
            late start outside. The sleeping bag is a gift: without your story nobody would have
            known that home and centre were working on the same zip. That is reason enough to write
            it.`,
        },
      ],
    },
    {
      ask: 'How does the story show learning, and not only activity?',
      written: [
        {
          answer: prose`My first draft was a list of what happened. {colleague} asked me where the
            learning was and I pointed at the last line, so I turned it around and began there:
            {child} has found out that trying a different way is not the same as failing. Then I
            put in only the details which show it, such as holding the zip at the bottom and
            swapping hands. Half of the draft went. What is left could only be about this child,
            and I think that is my test from now on.`,
          review: prose`"Could only be about this child" is a splendid test. Cutting half of a
            draft is hard, and you did it for the reader's sake. I like that you name the finding
            as {child}'s own, not as something that we gave them.`,
        },
      ],
    },
    {
      ask: 'How did the child and their whānau answer the story?',
      written: [
        {
          answer: prose`{child} asked to hear it three times and then corrected me, because it had
            been the red jacket and not the blue. I changed it while they watched. Nan sent back a
            photo of the sleeping bag with the zip done up, and a message that she had cried a bit.
            Since then she has come in twice for kai and has shown four other tamariki how to start
            a zip. I had not thought of a story as an invitation until it worked as one.`,
          review: prose`A story as an invitation: please keep that thought. Changing the jacket's
            colour while {child} watched told them that their word counts. And Nan is now teaching
            zips to four more tamariki. What a return on eleven minutes of paying attention.`,
        },
      ],
    },
    {
      ask: 'What would you write differently now?',
      written: [
        {
          answer: prose`I would say less about how pleased I was. Reading it again, there are three
            places where I praise {child}, and each one turns the story towards me. I would also
            put in the two refusals of help, word for word, since they are the strongest part and I
            had tidied them away because one of them was quite rude. Lastly I would write it in
            shorter sentences, so that {child}'s mother, who is learning English, can read it
            without asking her son to help.`,
          review: prose`You are a generous and exacting reader of your own work. Do put the rude
            refusal back: it is full of mana. And thinking of {child}'s mother as your reader may
            be the best writing advice in this whole pod.`,
        },
      ],
    },
  ],
};
