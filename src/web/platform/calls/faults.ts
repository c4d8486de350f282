/** What went wrong on this page, for the debug bar of developers. Users are not shown it. */
export type Fault =
  /** `request` is its id in the server's log. */
  | { kind: 'refused'; call: string; status: number; request: string | null }
  | { kind: 'unanswered'; call: string }
  | { kind: 'live-lost' }
  | { kind: 'live-not-loaded' }
  | { kind: 'uncaught'; message: string };

type Listener = (fault: Fault) => void;

let listener: Listener | undefined;

export function emitFault(fault: Fault) {
  listener?.(fault);
}

/** Set by the debug bar, which exists in development only. */
export function onFault(newListener: Listener | undefined) {
  listener = newListener;
}
