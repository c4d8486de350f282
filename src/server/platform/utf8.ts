const decoder = new TextDecoder('utf-8', { fatal: true });

/** Throws at bytes of another encoding, rather than putting signs in their place. */
export const decodeUtf8 = (bytes: Buffer): string => decoder.decode(bytes);
