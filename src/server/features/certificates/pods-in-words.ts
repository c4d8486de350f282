/** As many pods as fit, in their order, and how many more there are. The first is always named. */
export function podsInWords(pods: readonly string[], fits: (text: string) => boolean): string {
  let named = pods.length;
  while (named > 1 && !fits(namedOf(pods, named))) named -= 1;
  return namedOf(pods, named);
}

function namedOf(pods: readonly string[], named: number): string {
  const more = pods.length - named;
  const names = pods.slice(0, named).join(' · ');
  return `Pods covered: ${names}${more ? ` and ${more} more` : ''}`;
}
