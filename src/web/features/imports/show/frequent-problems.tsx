import type { Import } from '#contract/imports/imports.ts';
import { importRowsMessages } from '#messages/imports/import-rows.ts';
import { importsMessages } from '#messages/imports/imports.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './row-list.module.css';

/** What is wrong with most of the rows, so that nobody reads it hundreds of times. */
export function FrequentProblems({ import: record }: { import: Import }) {
  const { t, words } = useTranslation();
  if (record.frequent_problems.length === 0) return null;
  return (
    <Callout tone="danger">
      <p>{t(importRowsMessages.inManyRows)}</p>
      <ul className={styles.changes}>
        {record.frequent_problems.map(({ rows, header, text }) => (
          <li key={`${header}${words(text)}`}>
            <strong>
              {t(importsMessages.rows, { count: rows })}
              {header && `, ${header}`}:
            </strong>{' '}
            {t(text)}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
