/** What a part has found about one promise. */
export type Finding = {
  promise: string;
  found: string;
  /** Undefined where it is only reported. */
  kept?: boolean;
};

/** How long or how often; smaller with `--quick`. */
export type Effort = {
  isQuick: boolean;
  kills: number;
  /** Of an outage. */
  seconds: number;
  smtpMinutes: number;
  requests: number;
  soakMinutes: number;
};

export type Scene = {
  effort: Effort;
  /** Everything that is started is put here, to be ended in reverse order whatever happens. */
  opened: AsyncDisposableStack;
  /** Says on the terminal what is going on. */
  note: (line: string) => void;
};

/** One kind of fault. It runs by itself, on this machine alone, and ends by itself. */
export type Part = {
  name: string;
  title: string;
  /** What is done, in a sentence or two. */
  about: (effort: Effort) => string;
  /** In minutes; after this it is given up as failed. */
  limit: (effort: Effort) => number;
  run: (scene: Scene) => Promise<Finding[]>;
};

/** For what this machine does not allow. */
export class Skipped extends Error {}
