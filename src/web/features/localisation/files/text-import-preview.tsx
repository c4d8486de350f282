import type { TextsPreview } from '#contract/localisation/wording-files.ts';
import { localisationPanelsMessages } from '#messages/localisation/localisation-panels.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { WordingPlaceholders } from '#web/features/localisation/wording/wording-placeholders.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import styles from './files-dialog.module.css';
import type { TextImport } from './use-text-import.ts';

type Props = { file: File; preview: TextsPreview; textImport: TextImport; lang: string };

/** Everything that importing a file would change, to be confirmed. */
export function TextImportPreview({ file, preview, textImport, lang }: Props) {
  const { t } = useTranslation();
  const { changes, unchanged, unknown, problems } = preview;
  const count = changes.length;
  return (
    <>
      <h4 tabIndex={-1} ref={focusOn}>
        {t(localisationPanelsMessages.previewOf, { file: file.name })}
      </h4>
      <p>
        {count > 0
          ? t(localisationPanelsMessages.wouldChange, { count })
          : t(localisationPanelsMessages.wouldNothing)}{' '}
        {unchanged > 0 && t(localisationPanelsMessages.unchanged, { count: unchanged })}
      </p>
      {count > 0 && <Changes changes={changes} lang={lang} />}
      {problems.length > 0 && <Problems problems={problems} />}
      {unknown.length > 0 && <Unknown keys={unknown} />}
      <div className={styles.ways}>
        {count > 0 && (
          <Button
            variant="primary"
            busy={textImport.isBusy}
            onClick={() => textImport.confirm(file, preview)}
          >
            {t(localisationPanelsMessages.confirm, { count })}
          </Button>
        )}
        <Button onClick={textImport.startOver}>{t(sharedMessages.cancel)}</Button>
      </div>
    </>
  );
}

function Changes({ changes, lang }: Pick<TextsPreview, 'changes'> & { lang: string }) {
  return (
    <ul className={styles.rows} {...focusable}>
      {changes.map(({ key, english, before, after }) => (
        <li key={key}>
          <code translate="no">{key}</code>
          <span className={styles.small}>
            <WordingPlaceholders wording={english} lang="en-NZ" />
          </span>
          {before !== null && (
            <del className={styles.before} lang={lang}>
              {before}
            </del>
          )}
          <ins lang={lang}>
            <WordingPlaceholders wording={after} lang={lang} />
          </ins>
        </li>
      ))}
    </ul>
  );
}

function Problems({ problems }: Pick<TextsPreview, 'problems'>) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(localisationPanelsMessages.problems, { count: problems.length })}</p>
      <ul className={styles.rows} {...focusable}>
        {problems.map(({ line, key, reason }) => (
          <li key={line}>
            {key
              ? t(localisationPanelsMessages.problemOf, { line, key, reason })
              : t(localisationPanelsMessages.problem, { line, reason })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Unknown({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(localisationPanelsMessages.unknown, { count: keys.length })}</p>
      <ul className={styles.rows} {...focusable}>
        {[...new Set(keys)].map((key) => (
          <li key={key}>
            <code translate="no">{key}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A list that scrolls has to be reachable by keyboard. */
const focusable = { tabIndex: 0 } as const;
