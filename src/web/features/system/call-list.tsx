import type { Call } from '#contract/system/overview.ts';
import { systemMessages } from '#messages/shell/system.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { requirementLabels } from './permission-labels.ts';
import styles from './system.module.css';

type Props = { calls: readonly Call[] };

/** Every call, grouped by the permission it requires. */
export function CallList({ calls }: Props) {
  const { t } = useTranslation();
  const groups = (Object.keys(requirementLabels) as Call['allow'][])
    .map((requirement) => ({
      requirement,
      members: calls.filter(({ allow }) => allow === requirement),
    }))
    .filter(({ members }) => members.length > 0);
  return (
    <div className={styles.needs}>
      {groups.map(({ requirement, members }) => (
        <details key={requirement}>
          <summary>
            {t(requirementLabels[requirement])}{' '}
            <span className={styles.count}>
              {t(systemMessages.calls, { count: members.length })}
            </span>
          </summary>
          <ul>
            {members.map(({ method, path, summary }) => (
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
