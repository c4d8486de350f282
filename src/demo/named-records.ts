import { idOf } from './random.ts';

/** Shown on the login page in demo mode, and only there. */
export const demoPassword = 'stepwise-demo';

const person = (name: string, email: string) => ({ uuid: idOf('user', email), name, email });

/** The accounts that anybody may log in with, and what each of them shows. */
export const demoAccounts = {
  mentor: {
    ...person('Hana Tūtaki', 'mentor@stepwise.example'),
    does: 'reviews reflections and signs them off',
  },
  admin: {
    ...person('Ngaire Whitcombe', 'admin@stepwise.example'),
    does: 'looks after people, organisations and subscriptions',
  },
  organisationAdmin: {
    ...person('Mihi Rangihuna', 'organisation@stepwise.example'),
    does: 'looks after the people of one organisation',
  },
  viewer: {
    ...person('Tomasi Faleolo', 'viewer@stepwise.example'),
    does: 'sees how far the learners of two organisations are',
  },
  designer: {
    ...person('Sina Leota', 'designer@stepwise.example'),
    does: 'writes areas, pods and their questions',
  },
  /** Three areas: one complete with its certificate, one waiting for review, one in progress. */
  learner: {
    ...person('Ariana Mānihera', 'learner@stepwise.example'),
    does: 'writes reflections, and has a certificate',
  },
};

/** Learners whose reflections tests and screenshots name. */
export const learners = {
  marama: person('Mārama Tūhoro', 'marama.tuhoro@tuihollowearlylearning.example'),
  lupe: person('Lupe Taufa', 'lupe.taufa@taroleafkindergarten.example'),
  priya: person('Priya Nambiar', 'priya.nambiar@harbourlightkindergarten.example'),
  fergus: person('Fergus Galbraith', 'fergus.galbraith@northerlyschool.example'),
  /** Has a certificate that was replaced, because the first one left the macron out of her name. */
  keita: person('Keita Pōtae', 'keita.potae@firstlightearlylearning.example'),
};

type Person = { uuid: string; name: string; email: string };

/** A reflection by the names of its learner, area and pod, from which its uuid is made. */
function reflection(learner: Person, area: string, pod: string | null = null) {
  return { uuid: idOf('reflection', learner.email, pod ?? area), learner, area, pod };
}

export const reflections = {
  /** Five questions, all answered, none reviewed. */
  waitingArea: reflection(learners.marama, 'Belonging and wellbeing'),
  /** Four questions, all answered, none reviewed. */
  waitingPod: reflection(learners.lupe, 'Language and literacy', 'Te reo Māori in daily practice'),
  /** Signed off by the demo's mentor, with a certificate that is in force. */
  complete: reflection(learners.priya, 'Inclusive practice'),
  /** Begun and not submitted: some answers are still empty. */
  inProgress: reflection(learners.fergus, 'Leadership'),
  learnersComplete: reflection(demoAccounts.learner, 'Assessment for learning'),
  learnersWaiting: reflection(demoAccounts.learner, 'Whānau engagement'),
  /** Came back with two questions. */
  learnersSentBack: reflection(
    demoAccounts.learner,
    'Outdoor play and the natural world',
    'Caring for living things',
  ),
  learnersInProgress: reflection(demoAccounts.learner, 'Outdoor play and the natural world'),
};
