import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import styles from './saved-line.module.css';
import type { SavedTexts } from './use-saved-texts.ts';

/** Above the list, since what was saved need not be among the rows any more. */
export function SavedLine({ texts: { saved, undo } }: { texts: SavedTexts }) {
  const { t } = useText();
  const before = saved?.undo;
  return (
    <div className={styles.line} data-said={saved ? true : undefined}>
      <p role="status">
        {saved && (
          <>
            <Icon name={saved.problem ? 'warning' : 'check'} />
            {t(saved.says)} {saved.problem && t(saved.problem)}
          </>
        )}
      </p>
      {before && (
        <SmallButton
          onPress={() => undo(before)}
          label={say(sharedText.actOn, { act: sharedText.undo, name: before.before.key })}
        >
          {t(sharedText.undo)}
        </SmallButton>
      )}
    </div>
  );
}
