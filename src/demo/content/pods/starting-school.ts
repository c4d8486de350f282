import { type Pod, prose } from '../writing.ts';

export const startingSchool: Pod = {
  name: 'Starting school',
  active: true,
  aspect: 'Relationships',
  subjectMatter: 'Partnership',
  assets: [
    'Two teachers, one child: a conversation guide',
    'Short film: the walk to school',
    'A letter to my new teacher',
  ],
  questions: [
    {
      ask: 'How do you work with the school, or with the centre, that the child is coming from or going to?',
      written: [
        {
          answer: prose`We are two hundred metres from the school and for years we exchanged forms.
            Last year I rang the new entrant teacher and asked whether I could come and sit in her
            room for a morning, and whether she would come and sit in ours. She saw {child} run a
            complicated shop with six customers. I saw how much sitting there was, and how kindly
            it was done. Now we visit each other each term, and she greets our tamariki by name at
            the dairy.`,
          review: prose`Two hundred metres is a long way when only forms make the journey. You
            picked up the phone, and now a teacher knows {child} as somebody who can run a shop.
            I'd love to hear what each of you changed after those visits.`,
        },
      ],
    },
    {
      ask: 'What did the child tell you about going to school?',
      written: [
        {
          answer: prose`I asked {child} to draw the first day at school. It was a very large door
            and a very small person, and when I asked who was behind the door I was told, "The
            bell." It was the bell that was the worry. An older cousin had said that if you are not
            in by the bell you must stay outside. We telephoned, and the teacher invited {child} to
            come and ring it. They have rung it twice now. In the new drawing the person is bigger
            than the door.`,
          review: prose`The person is bigger than the door! You asked by drawing, you believed the
            answer and you acted on it within days. What a thoughtful teacher, as well, to hand
            over the bell. Please keep both drawings together; they are a whole assessment.`,
        },
      ],
    },
    {
      ask: 'How did whānau knowledge travel with the child?',
      written: [
        {
          answer: prose`We make a book with each whānau and not about them. {child}'s has a page by
            Nana on names, and who {child} is named for, a page in Tongan, one page of things that
            make {child} laugh, and a photo of the hands of everyone at home. The teacher told me
            that she put it on the class shelf, and that {child} reads it to other children. She
            had been sent our checklist of skills too, and I asked her which had helped. She was
            too polite to answer, and so I have my answer.`,
          review: prose`With each whānau and not about them: two small words and a very different
            book. The hands of everyone at home is such a beautiful page. And your teacher's polite
            silence tells us a good deal. Will you still send the checklist?`,
        },
      ],
    },
    {
      ask: 'What would make starting school fairer for every child in your community?',
      written: [
        {
          answer: prose`Time and company. Those who find it easy have had someone to take them,
            more than once, and a friend in the room. {child} had neither, because Mum works two
            jobs and the school visits are at half past nine on Wednesdays. I raised it with the
            school and they have moved one visit a term to a Saturday, with kai, and we bring our
            van. Eleven whānau came to the first. I think the rest of what we call readiness may be
            mostly this.`,
          review: prose`Time and company: you have said in three words what reports take pages to
            say. A Saturday, some kai and a van changed who could come, and eleven whānau is a
            wonderful start. Your last sentence deserves to be read by every principal nearby.`,
        },
      ],
    },
  ],
};
