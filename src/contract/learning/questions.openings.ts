export const questionLocales = ['en', 'mi'] as const;
