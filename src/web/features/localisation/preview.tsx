import type { TextsPreview } from '#contract/wording-files.ts';
import { localisationPanelsText } from '#texts/localisation-panels.ts';
import { sharedText } from '#texts/shared.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './files-dialog.module.css';
import type { TextImport } from './use-text-import.ts';
import { WordingParts } from './wording-parts.tsx';

type Props = { file: File; preview: TextsPreview; taking: TextImport; lang: string };

/** Everything a file would do, before it does any of it. */
export function Preview({ file, preview, taking, lang }: Props) {
  const { t } = useText();
  const { changes, unchanged, unknown, problems } = preview;
  const count = changes.length;
  return (
    <>
      <h4 tabIndex={-1} ref={takeFocus}>
        {t(localisationPanelsText.previewOf, { file: file.name })}
      </h4>
      <p>
        {count > 0
          ? t(localisationPanelsText.wouldChange, { count })
          : t(localisationPanelsText.wouldNothing)}{' '}
        {unchanged > 0 && t(localisationPanelsText.unchanged, { count: unchanged })}
      </p>
      {count > 0 && <Changes changes={changes} lang={lang} />}
      {problems.length > 0 && <Problems problems={problems} />}
      {unknown.length > 0 && <Unknown keys={unknown} />}
      <div className={styles.ways}>
        {count > 0 && (
          <Button
            variant="primary"
            busy={taking.isBusy}
            onClick={() => taking.confirm(file, preview)}
          >
            {t(localisationPanelsText.confirm, { count })}
          </Button>
        )}
        <Button onClick={taking.startOver}>{t(sharedText.cancel)}</Button>
      </div>
    </>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

function Changes({ changes, lang }: Pick<TextsPreview, 'changes'> & { lang: string }) {
  return (
    <ul className={styles.rows} {...focusable}>
      {changes.map(({ key, english, before, after }) => (
        <li key={key}>
          <code translate="no">{key}</code>
          <span className={styles.small}>
            <WordingParts wording={english} lang="en-NZ" />
          </span>
          {before !== null && (
            <del className={styles.before} lang={lang}>
              {before}
            </del>
          )}
          <ins lang={lang}>
            <WordingParts wording={after} lang={lang} />
          </ins>
        </li>
      ))}
    </ul>
  );
}

function Problems({ problems }: Pick<TextsPreview, 'problems'>) {
  const { t } = useText();
  return (
    <>
      <p>{t(localisationPanelsText.problems, { count: problems.length })}</p>
      <ul className={styles.rows} {...focusable}>
        {problems.map(({ line, key, reason }) => (
          <li key={line}>
            {key
              ? t(localisationPanelsText.problemOf, { line, key, reason })
              : t(localisationPanelsText.problem, { line, reason })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Unknown({ keys }: { keys: readonly string[] }) {
  const { t } = useText();
  return (
    <>
      <p>{t(localisationPanelsText.unknown, { count: keys.length })}</p>
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

/** A list that scrolls has to be within reach of the keyboard. */
const focusable = { tabIndex: 0 } as const;
