import { listed } from '#web/platform/steps.ts';

/** Questions for a text that speaks of one or of several by their numbers. */
export const counted = (numbers: readonly number[]) => ({
  count: numbers.length,
  numbers: listed(numbers),
});
