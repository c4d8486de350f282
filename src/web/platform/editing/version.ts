/** A record's `updated_at`; null while there is no record. */
export type Version = string | null;

/** Times of one server, so that they compare as texts. */
export const isNewer = (one: Version, other: Version): boolean =>
  one !== null && (other === null || one > other);
