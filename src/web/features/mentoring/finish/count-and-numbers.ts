import { joinNumbers } from '#web/ui/step-bar/steps.ts';

/** The values of a text that names one question or several by their numbers. */
export const countAndNumbers = (numbers: readonly number[]) => ({
  count: numbers.length,
  numbers: joinNumbers(numbers),
});
