/** Where providers say that a session of theirs has ended; the message is signed. */
export const providerLogoutPath = '/auth/:provider/back-channel-logout';
