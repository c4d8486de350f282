import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasPendingCalls, onPendingCallsChange } from '#web/platform/calls/pending-calls.ts';
import styles from './pending-calls-bar.module.css';

const patience = 150;
const minimum = 0.08;
const trickleEvery = 800;

/** Shows that something is under way, once it takes long enough to wonder. */
export function PendingCallsBar() {
  const isBusy = useSyncExternalStore(onPendingCallsChange, hasPendingCalls, hasPendingCalls);
  return isBusy ? <Waiting /> : null;
}

function Waiting() {
  const [done, setDone] = useState(0);

  useEffect(() => {
    const start = setTimeout(() => setDone(minimum), patience);
    const trickle = setInterval(() => setDone(further), trickleEvery);
    return () => {
      clearTimeout(start);
      clearInterval(trickle);
    };
  }, []);

  if (done === 0) return null;
  return <div className={styles.bar} style={{ transform: `scaleX(${done})` }} />;
}

/** Each step is smaller than the last, so the bar never arrives: only the answer ends it. */
const further = (done: number) => done + (0.95 - done) * 0.25;
