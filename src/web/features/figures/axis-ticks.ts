/** Up to five whole numbers from 0 to at least `highest`, at a distance of 1, 2 or 5 times ten to a power. */
export function axisTicks(highest: number): number[] {
  const least = Math.max(highest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= least) ?? 1;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
