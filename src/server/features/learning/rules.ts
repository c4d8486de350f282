/** As the database returns it: in a request, a uuid may be in capitals. */
export const lowerCaseUuid = (uuid: string) => uuid.toLowerCase();

/** Whether an order names each of the present uuids exactly once. */
export function isCompleteOrder(order: readonly string[], present: readonly string[]): boolean {
  const unique = new Set(order);
  return (
    unique.size === order.length &&
    unique.size === present.length &&
    present.every((uuid) => unique.has(uuid))
  );
}

/** All items in their new order: removed ones keep their places, the rest follow `order`. */
export function orderAround<Item extends { uuid: string; removedAt: Date | null }>(
  items: readonly Item[],
  order: readonly string[],
): string[] {
  const rest = [...order];
  return items.flatMap(({ uuid, removedAt }) => (removedAt ? uuid : (rest.shift() ?? [])));
}
