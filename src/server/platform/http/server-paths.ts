const server =
  /^\/(api|apps?|sanctum|stripe|js|assets|photos|docs|certificates|dev\/mail|languages|healthz|readyz|metrics)(\/|\.|\?|$)/;

/** Nothing that begins with a dot is a page, and what tells robots where to go there is none. */
const files = /^\/robots\.txt(\?|$)|^[^?]*\/\./;

/** Paths that are never a page of the client, whatever stands behind them. */
export const isServerPath = (url: string) => server.test(url) || files.test(url);
