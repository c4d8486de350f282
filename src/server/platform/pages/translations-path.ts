/** The texts of a language, as a script: one of the client's files, whoever serves it. */
export const translationsPath = '/js/translations.js';
