import type { Wording } from '#contract/localisation/wordings.ts';
import { localisationMessages } from '#messages/localisation/localisation.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Caption } from '#web/ui/table/caption.tsx';
import table from '#web/ui/table/table.module.css';
import { type RowActions, TextRow } from './text-row.tsx';
import styles from './text-table.module.css';

type Props = {
  rows: readonly Wording[];
  isStale: boolean;
  /** The key of the text that is being edited. */
  edited: string | undefined;
  actions: RowActions;
};

/** Two languages beside each other; on a phone each text is a card. */
export function TextTable({ rows, isStale, edited, actions }: Props) {
  const { t } = useTranslation();
  return (
    <table className={`${table.frame} ${styles.texts}`} aria-busy={isStale || undefined}>
      <Caption>{localisationMessages.texts}</Caption>
      <thead>
        <tr>
          <th scope="col">{t(localisationMessages.key)}</th>
          <th scope="col">{t(localisationMessages.english)}</th>
          <th scope="col">{t(localisationMessages.wording)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((wording) => (
          <TextRow
            key={wording.key}
            wording={wording}
            isEdited={wording.key === edited}
            actions={actions}
          />
        ))}
      </tbody>
    </table>
  );
}
