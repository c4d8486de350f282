import { joinNumbers } from '#web/ui/step-bar/steps.ts';

/** Questions for a text that speaks of one or of several by their numbers. */
export const countAndNumbers = (numbers: readonly number[]) => ({
  count: numbers.length,
  numbers: joinNumbers(numbers),
});
