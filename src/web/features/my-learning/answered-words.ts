type Counts = { questions_count: number; answered_count: number };

export const answeredWords = ({ questions_count, answered_count }: Counts) =>
  `${answered_count} of ${questions_count} answered`;
