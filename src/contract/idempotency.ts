/**
 * On a call that creates something or acts on many: a key of the caller's own choice. Sent again with
 * the same key, by the same person and with the same body, it does nothing more and answers as it did.
 */
export const idempotencyHeader = 'idempotency-key';
/** Of a key, at most. */
export const maxIdempotencyKey = 255;
