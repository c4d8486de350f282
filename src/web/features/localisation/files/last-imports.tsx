import { useQuery } from '@tanstack/react-query';
import { textImports } from '#contract/localisation/wording-files.ts';
import { message } from '#lib/messages/message.ts';
import { localisationPanelsMessages } from '#messages/localisation/localisation-panels.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { DialogSection } from '#web/ui/dialog/dialog-section.tsx';
import styles from './files-dialog.module.css';
import type { TextImport } from './use-text-import.ts';

type Props = { locale: string; taking: TextImport };

/** What was imported lately, each with the way back. */
export function LastImports({ locale, taking }: Props) {
  const { t } = useTranslation();
  const imports = useQuery(read(textImports, { query: { locale } })).data?.imports ?? [];
  if (imports.length === 0) return null;
  return (
    <DialogSection title={localisationPanelsMessages.lastImports}>
      <ul className={styles.imports}>
        {imports.map(({ uuid, file, count, at, by, undone_at: undoneAt }) => (
          <li key={uuid}>
            <span>
              {t(localisationPanelsMessages.importedBy, {
                file,
                at: formatDateTime(at),
                who: by.name,
                texts: message(localisationPanelsMessages.textCount, { count }),
              })}
            </span>
            {undoneAt ? (
              <span className={styles.small}>{t(localisationPanelsMessages.undone)}</span>
            ) : (
              <SmallButton
                label={message(localisationPanelsMessages.undo, { file })}
                onPress={() => taking.undo(uuid)}
              >
                {t(sharedMessages.undo)}
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
    </DialogSection>
  );
}
