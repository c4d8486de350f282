import { useId } from 'react';
import { paletteMessages } from '#messages/shell/palette.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { groupRows, type PaletteGroup, type PaletteOption } from './option.ts';
import { OptionRow } from './option-row.tsx';
import styles from './palette.module.css';

type Props = {
  group: PaletteGroup;
  /** The id of a row, in this group or another. */
  chosen: string | undefined;
  onPoint: (id: string) => void;
  onTake: (option: PaletteOption) => void;
};

/** Options of one kind under the word for it. */
export function OptionGroup({ group, chosen, onPoint, onTake }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list of options
    <div role="group" aria-labelledby={heading}>
      <div id={heading} role="presentation" className={styles.heading}>
        {t(group.name)}
      </div>
      {groupRows(group).map((row) => (
        <OptionRow
          key={row.id}
          row={row}
          isChosen={row.id === chosen}
          onPoint={() => onPoint(row.id)}
          onTake={() => onTake(row.option)}
        />
      ))}
      {group.isCut && (
        <div role="presentation" className={styles.more}>
          {t(paletteMessages.more)}
        </div>
      )}
    </div>
  );
}
