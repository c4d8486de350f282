import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Announcement } from './announcement.tsx';
import { Icon } from './icon.tsx';
import styles from './saved.module.css';

/** Beside the button that saved. */
export function Saved({ children }: { children: Words | false | undefined }) {
  const { t } = useText();
  return (
    <Announcement>
      {children && (
        <span className={styles.saved}>
          <Icon name="check" />
          {t(children)}
        </span>
      )}
    </Announcement>
  );
}
