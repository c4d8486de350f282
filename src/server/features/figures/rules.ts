const DAY = 24 * 60 * 60 * 1_000;

type Period = { from: string; to: string };

/** So many weeks from Monday to Sunday, the last of them the week of `today`. */
export function weeksUpTo(today: string, count: number): Period[] {
  const day = Date.parse(today);
  const monday = day - ((new Date(day).getUTCDay() + 6) % 7) * DAY;
  return Array.from({ length: count }, (_, index) => {
    const from = monday - (count - 1 - index) * 7 * DAY;
    return { from: dateOf(from), to: dateOf(from + 6 * DAY) };
  });
}

const dateOf = (day: number) => new Date(day).toISOString().slice(0, 10);
