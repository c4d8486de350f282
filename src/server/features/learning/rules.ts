/** As the database answers it: in a request a uuid may be written in capitals. */
export const lowerCaseUuid = (uuid: string) => uuid.toLowerCase();

/** An order names everything that is there, and everything once. */
export function isCompleteOrder(order: readonly string[], present: readonly string[]): boolean {
  const named = new Set(order);
  return (
    named.size === order.length &&
    named.size === present.length &&
    present.every((one) => named.has(one))
  );
}

/** Places of their own: what was taken away keeps its place while the rest is put in order. */
export function orderAround<Item extends { uuid: string; removedAt: Date | null }>(
  items: readonly Item[],
  order: readonly string[],
): string[] {
  const next = [...order];
  return items.flatMap(({ uuid, removedAt }) => (removedAt ? uuid : (next.shift() ?? [])));
}
