import { useId } from 'react';
import { paletteMessages } from '#messages/shell/palette.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { groupRows, type PaletteGroup, type PaletteOption } from './option.ts';
import { OptionRow } from './option-row.tsx';
import styles from './palette.module.css';

type Props = {
  group: PaletteGroup;
  /** The id of the active row, which may be in another group. */
  activeId: string | undefined;
  onPoint: (id: string) => void;
  onSelect: (option: PaletteOption) => void;
};

/** Options of one kind under their heading. */
export function OptionGroup({ group, activeId, onPoint, onSelect }: Props) {
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
          isActive={row.id === activeId}
          onPoint={() => onPoint(row.id)}
          onSelect={() => onSelect(row.option)}
        />
      ))}
      {group.isTruncated && (
        <div role="presentation" className={styles.more}>
          {t(paletteMessages.more)}
        </div>
      )}
    </div>
  );
}
