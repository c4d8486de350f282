/** `crypto.randomUUID` is for pages by HTTPS alone. */
export const newIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
