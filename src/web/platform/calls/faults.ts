/** What went wrong on this page, for whoever develops it. It tells no person of anything. */
export type Fault =
  /** With the name of the request in the server's log. */
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

/** The listener that records them; it exists in development only. */
export function onFault(heard: Listener | undefined) {
  listener = heard;
}
