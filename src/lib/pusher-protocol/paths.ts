/** Where browsers connect, and where another server publishes: both as the protocol names them. */
export const livePath = '/app/:key';
export const publishPath = '/apps/:app/events';
