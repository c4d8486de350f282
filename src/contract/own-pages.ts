/** What is people's own: their learning, what they are told, their account. Part of `pages`. */
export const ownPages = [
  {
    path: '/my/learning',
    title: 'My learning',
    purpose: 'Your areas, your reflections and what came back from your mentor.',
    guard: 'auth',
    allow: 'own-learning',
    section: 'mine',
  },
  {
    path: '/my/learning/reflection/$reflection',
    title: 'My reflection',
    purpose: '',
    guard: 'auth',
    allow: 'own-learning',
    section: 'mine',
    hidden: true,
  },
  {
    path: '/my/certificates',
    title: 'My certificates',
    purpose: 'Proof of the areas you have completed, to download and to show.',
    guard: 'auth',
    allow: 'own-learning',
    section: 'mine',
  },
  {
    path: '/notices',
    title: 'Notices',
    purpose: 'What has happened to reflections and certificates that concern you.',
    guard: 'auth',
    hidden: true,
  },
  {
    path: '/account',
    title: 'My account',
    purpose:
      'Your name, photo, language, email address, password and mails, and where you are logged in.',
    guard: 'auth',
    hidden: true,
  },
] as const;
