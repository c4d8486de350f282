import { pagesText } from '#texts/pages.ts';
/** What is people's own: their learning, what they are told, their account. Part of `pages`. */
export const ownPages = [
  {
    path: '/my/learning',
    title: pagesText.myLearning,
    purpose: pagesText.myLearningFor,
    guard: 'auth',
    allow: 'own-learning',
    section: 'mine',
  },
  {
    path: '/my/learning/reflection/$reflection',
    title: pagesText.myReflection,
    purpose: '',
    guard: 'auth',
    allow: 'own-learning',
    section: 'mine',
    hidden: true,
  },
  {
    path: '/my/certificates',
    title: pagesText.myCertificates,
    purpose: pagesText.myCertificatesFor,
    guard: 'auth',
    allow: 'own-learning',
    section: 'mine',
  },
  {
    path: '/notices',
    title: pagesText.notices,
    purpose: pagesText.noticesFor,
    guard: 'auth',
    hidden: true,
  },
  {
    path: '/account',
    title: pagesText.myAccount,
    purpose: pagesText.myAccountFor,
    guard: 'auth',
    hidden: true,
  },
] as const;
