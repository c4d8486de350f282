import { pagesMessages } from '#messages/pages.ts';
/** What is people's own: their learning, what they are told, their account. Part of `pages`. */
export const ownPages = [
  {
    path: '/my/learning',
    title: pagesMessages.myLearning,
    purpose: pagesMessages.myLearningFor,
    guard: 'auth',
    allow: 'own-learning',
    section: 'mine',
  },
  {
    path: '/my/learning/reflection/$reflection',
    title: pagesMessages.myReflection,
    purpose: '',
    guard: 'auth',
    allow: 'own-learning',
    section: 'mine',
    hidden: true,
  },
  {
    path: '/my/certificates',
    title: pagesMessages.myCertificates,
    purpose: pagesMessages.myCertificatesFor,
    guard: 'auth',
    allow: 'own-learning',
    section: 'mine',
  },
  {
    path: '/notices',
    title: pagesMessages.notices,
    purpose: pagesMessages.noticesFor,
    guard: 'auth',
    hidden: true,
  },
  {
    path: '/account',
    title: pagesMessages.myAccount,
    purpose: pagesMessages.myAccountFor,
    guard: 'auth',
    hidden: true,
  },
] as const;
