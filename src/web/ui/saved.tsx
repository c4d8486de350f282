import { Announcement } from './announcement.tsx';
import { Icon } from './icon.tsx';
import styles from './saved.module.css';

/** Beside the button that saved. */
export function Saved({ children }: { children: string | false | undefined }) {
  return (
    <Announcement>
      {children && (
        <span className={styles.saved}>
          <Icon name="check" />
          {children}
        </span>
      )}
    </Announcement>
  );
}
