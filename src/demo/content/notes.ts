/** What mentors ask for when they send an answer back. */
export const notes = [
  'You tell well what happened. What did you notice about your own part in it?',
  'Could you take one moment and tell it more slowly: who said what, and what did you do next?',
  'Ka pai tēnei. What did whānau say when you shared it with them?',
  'Please say a little more about what you would do differently next time, and why.',
];

export const reopenedReason = 'Signed off before the last answer had been read.';
