import type { Call } from '#contract/overview.ts';
import { systemText } from '#texts/system.ts';
import { useText } from '#web/platform/use-text.tsx';
import { needWords } from './permission-words.ts';
import styles from './system.module.css';

type Props = { calls: readonly Call[] };

/** Every call, under what it needs. */
export function CallList({ calls }: Props) {
  const { t } = useText();
  const needs = (Object.keys(needWords) as Call['allow'][])
    .map((need) => ({ need, own: calls.filter(({ allow }) => allow === need) }))
    .filter(({ own }) => own.length > 0);
  return (
    <div className={styles.needs}>
      {needs.map(({ need, own }) => (
        <details key={need}>
          <summary>
            {t(needWords[need])}{' '}
            <span className={styles.count}>{t(systemText.calls, { count: own.length })}</span>
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
