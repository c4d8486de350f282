import type { Call } from '#contract/overview.ts';
import { needWords } from './permission-words.ts';
import styles from './system.module.css';

type Props = { calls: readonly Call[] };

/** Every call, under what it needs. */
export function CallList({ calls }: Props) {
  const needs = (Object.keys(needWords) as Call['allow'][])
    .map((need) => ({ need, own: calls.filter(({ allow }) => allow === need) }))
    .filter(({ own }) => own.length > 0);
  return (
    <div className={styles.needs}>
      {needs.map(({ need, own }) => (
        <details key={need}>
          <summary>
            {needWords[need]} <span className={styles.count}>{counted(own.length)}</span>
          </summary>
          <ul>
            {own.map(({ method, path, summary }) => (
              <li key={`${method} ${path}`}>
                <code>
                  {method} {path}
                </code>
                <span>{summary}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

const counted = (calls: number) => (calls === 1 ? '1 call' : `${calls} calls`);
