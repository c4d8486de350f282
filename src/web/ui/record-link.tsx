import { Link } from '@tanstack/react-router';
import styles from './table.module.css';

type Props = {
  uuid: string;
  name: string;
  /** Whoever may not change it may look at it. */
  how?: 'edit' | 'view';
  children?: string;
};

/** Opens a record: by its name, or by a word beside it that says so. */
export function RecordLink({ uuid, name, how = 'edit', children }: Props) {
  return (
    <Link
      to="."
      search={(now) => ({ ...now, [how]: uuid })}
      resetScroll={false}
      preload={false}
      className={children ? styles.edit : styles.name}
      aria-label={children && `${children} ${name}`}
    >
      {children ?? name}
    </Link>
  );
}
