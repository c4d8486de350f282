const name = 'stepwise-proof';

/** Tells the other tabs of this browser that who it is has just been shown; they share the session. */
export function announceProof() {
  const channel = new BroadcastChannel(name);
  channel.postMessage(true);
  channel.close();
}

export function onProofInOtherTab(proven: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', proven);
  return () => channel.close();
}
