import { useEffect, useState, useSyncExternalStore } from 'react';
import { isCalling, onActivity } from '#web/platform/activity.ts';
import styles from './request-bar.module.css';

const patience = 150;
const minimum = 0.08;
const trickleEvery = 800;

/** Shows that something is under way, once it takes long enough to wonder. */
export function RequestBar() {
  const isBusy = useSyncExternalStore(onActivity, isCalling);
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

/** Ever closer to the end, never there: only the answer knows when that is. */
const further = (done: number) => done + (0.95 - done) * 0.25;
