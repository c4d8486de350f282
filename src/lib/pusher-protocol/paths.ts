/** Where browsers connect, and where another server publishes. The protocol prescribes both. */
export const livePath = '/app/:key';
export const publishPath = '/apps/:app/events';
