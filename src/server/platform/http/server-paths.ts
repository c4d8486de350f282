const server =
  /^\/(api|apps?|sanctum|stripe|js|assets|photos|docs|dev\/mail|languages|healthz|readyz|metrics|passkeys|auth)(\/|\.|\?|$)/;

/** No page begins with a dot, and there is no robots.txt. */
const files = /^\/robots\.txt(\?|$)|^[^?]*\/\./;

/** Paths that are never a page of the client, whether something is served there or not. */
export const isServerPath = (url: string) => server.test(url) || files.test(url);
