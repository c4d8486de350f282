/** A record's `updated_at`; null while there is no record. */
export type Version = string | null;

/** They are times of one server in one format, so they compare as strings. */
export const isNewer = (a: Version, b: Version): boolean => a !== null && (b === null || a > b);
