import type { Wording } from '#contract/wordings.ts';
import { localisationText } from '#texts/localisation.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Caption } from '#web/ui/caption.tsx';
import table from '#web/ui/table.module.css';
import { type RowActs, TextRow } from './text-row.tsx';
import styles from './text-table.module.css';

type Props = {
  rows: readonly Wording[];
  isStale: boolean;
  /** The key of the text that is being worded. */
  edited: string | undefined;
  acts: RowActs;
};

/** Two languages beside each other; on a phone each text is a card. */
export function TextTable({ rows, isStale, edited, acts }: Props) {
  const { t } = useText();
  return (
    <table className={`${table.frame} ${styles.texts}`} aria-busy={isStale || undefined}>
      <Caption>{localisationText.texts}</Caption>
      <thead>
        <tr>
          <th scope="col">{t(localisationText.key)}</th>
          <th scope="col">{t(localisationText.english)}</th>
          <th scope="col">{t(localisationText.wording)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((wording) => (
          <TextRow
            key={wording.key}
            wording={wording}
            isEdited={wording.key === edited}
            acts={acts}
          />
        ))}
      </tbody>
    </table>
  );
}
