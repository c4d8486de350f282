/**
 * By page: the file of its screen, where the client's build finds it. The document asks for it and all
 * it imports beside the start of the script, which would find out only then what it needs next. Of the
 * forms of guests only the one that visits begin with.
 */
export const screenFiles: Readonly<Record<string, string>> = {
  '/learning/areas/$area': 'src/web/routes/learning/area-page.tsx',
  '/learning/areas': 'src/web/routes/learning/areas-page.tsx',
  '/learning/words': 'src/web/features/learning/lookups/lookups-screen.tsx',
  '/learning/pods': 'src/web/features/learning/pods/pods-screen.tsx',
  '/learning/phrases': 'src/web/features/mentoring/phrases/team-phrases-screen.tsx',
  '/learning/reflections': 'src/web/features/questions/list/reflections-screen.tsx',
  '/mentor/assign-learning': 'src/web/features/assigning/one/assign-learning-screen.tsx',
  '/mentor/assign-learning/many': 'src/web/features/assigning/many/assign-many-screen.tsx',
  '/mentor/caseload': 'src/web/features/caseload/caseload-screen.tsx',
  '/mentor/figures/reflections': 'src/web/features/figures/counted-screen.tsx',
  '/mentor/figures': 'src/web/features/figures/figures-screen.tsx',
  '/mentor/progress': 'src/web/features/mentoring/progress/progress-screen.tsx',
  '/mentor/review-learning': 'src/web/features/mentoring/learner/review-learning-screen.tsx',
  '/mentor/review-learning/reflection/$reflection':
    'src/web/features/mentoring/review/review-screen.tsx',
  '/account': 'src/web/routes/own/account-page.tsx',
  '/confirm': 'src/web/features/accounts/step-up/confirm-screen.tsx',
  '/link-login': 'src/web/features/sign-in/link-login-screen.tsx',
  '/dashboard': 'src/web/routes/own/dashboard-page.tsx',
  '/my/certificates': 'src/web/features/my-learning/certificates/certificates-screen.tsx',
  '/my/learning': 'src/web/features/my-learning/list/my-learning-screen.tsx',
  '/my/learning/reflection/$reflection': 'src/web/features/my-learning/read/reflection-screen.tsx',
  '/notices': 'src/web/features/notices/notices-screen.tsx',
  '/corrections': 'src/web/features/corrections/corrections-screen.tsx',
  '/imports/$import': 'src/web/features/imports/show/import-screen.tsx',
  '/imports': 'src/web/features/imports/imports-screen.tsx',
  '/organisations': 'src/web/routes/people/organisations-page.tsx',
  '/users/$user': 'src/web/routes/people/person-page.tsx',
  '/subscriptions': 'src/web/features/subscriptions/subscriptions-screen.tsx',
  '/users': 'src/web/routes/people/users-page.tsx',
  '/login': 'src/web/features/accounts/login-screen.tsx',
  '/two-step-login': 'src/web/routes/public/two-step-page.tsx',
  '/verify-email': 'src/web/routes/public/verify-email-page.tsx',
  '/history': 'src/web/features/history/history-screen.tsx',
  '/localisation': 'src/web/features/localisation/localisation-screen.tsx',
  '/system/single-sign-on': 'src/web/features/sign-in/providers/providers-screen.tsx',
  '/system': 'src/web/routes/system/system-page.tsx',
};

/** Parts of such a screen in files of their own, for some people: where it is drawn, so are they. */
export const screenParts: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [
    'src/web/features/mentoring/worklist/worklist-panel.tsx',
    'src/web/features/overview/people-panel.tsx',
    'src/web/features/organisations/roles/own-roles-panel.tsx',
    'src/web/features/overview/learning-panel.tsx',
    'src/web/features/my-learning/list/my-learning-panel.tsx',
  ],
};
