import { useQuery } from '@tanstack/react-query';
import { textImports } from '#contract/wording-files.ts';
import { localisationPanelsText } from '#texts/localisation-panels.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { read } from '#web/platform/data.ts';
import { dayAndTime } from '#web/platform/format.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Part } from '#web/ui/part.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import styles from './files-dialog.module.css';
import type { TextImport } from './use-text-import.ts';

type Props = { locale: string; taking: TextImport };

/** What was imported lately, each with the way back. */
export function LastImports({ locale, taking }: Props) {
  const { t } = useText();
  const imports = useQuery(read(textImports, { query: { locale } })).data?.imports ?? [];
  if (imports.length === 0) return null;
  return (
    <Part title={localisationPanelsText.lastImports}>
      <ul className={styles.imports}>
        {imports.map(({ uuid, file, count, at, by, undone_at: undoneAt }) => (
          <li key={uuid}>
            <span>
              {t(localisationPanelsText.importedBy, {
                file,
                at: dayAndTime(at),
                who: by.name,
                texts: say(localisationPanelsText.textCount, { count }),
              })}
            </span>
            {undoneAt ? (
              <span className={styles.small}>{t(localisationPanelsText.undone)}</span>
            ) : (
              <SmallButton
                label={say(localisationPanelsText.undo, { file })}
                onPress={() => taking.undo(uuid)}
              >
                {t(sharedText.undo)}
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
