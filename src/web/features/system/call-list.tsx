import type { Call } from '#contract/system/overview.ts';
import { systemMessages } from '#messages/shell/system.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { requirementLabels } from './permission-labels.ts';
import styles from './system.module.css';

type Props = { calls: readonly Call[] };

/** Every call, under what it needs. */
export function CallList({ calls }: Props) {
  const { t } = useTranslation();
  const needs = (Object.keys(requirementLabels) as Call['allow'][])
    .map((need) => ({ need, own: calls.filter(({ allow }) => allow === need) }))
    .filter(({ own }) => own.length > 0);
  return (
    <div className={styles.needs}>
      {needs.map(({ need, own }) => (
        <details key={need}>
          <summary>
            {t(requirementLabels[need])}{' '}
            <span className={styles.count}>{t(systemMessages.calls, { count: own.length })}</span>
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
