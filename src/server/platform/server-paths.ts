const server =
  /^\/(api|apps?|sanctum|stripe|js|assets|photos|docs|certificates|dev\/mail|languages|healthz|readyz|metrics)(\/|\.|\?|$)/;

/** Paths that are never a page of the client, whatever stands behind them. */
export const isServerPath = (url: string) => server.test(url);
