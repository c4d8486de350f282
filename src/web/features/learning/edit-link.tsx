import { Link } from '@tanstack/react-router';
import styles from './table.module.css';

type Props = { uuid: string; name: string; children?: string };

/** Opens a record: its name, or a word that says so. */
export function EditLink({ uuid, name, children }: Props) {
  return (
    <Link
      to="."
      search={(now) => ({ ...now, edit: uuid })}
      resetScroll={false}
      preload={false}
      className={children ? styles.edit : styles.name}
      aria-label={children && `${children} ${name}`}
    >
      {children ?? name}
    </Link>
  );
}
