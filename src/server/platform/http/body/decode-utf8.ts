const decoder = new TextDecoder('utf-8', { fatal: true });

/** Throws at bytes of another encoding, rather than replacing them. */
export const decodeUtf8 = (bytes: Buffer): string => decoder.decode(bytes);
