/** The most questions in one list: more than anybody would answer, few enough to save at once. */
export const mostQuestions = 200;
