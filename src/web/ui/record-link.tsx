import { Link } from '@tanstack/react-router';
import { sharedText } from '#texts/shared.ts';
import { say, type Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import styles from './table.module.css';

type Props = {
  uuid: string;
  name: string;
  /** Whoever may not change it may look at it. */
  how?: 'edit' | 'view';
  children?: Words;
};

/** Opens a record: by its name, or by a word beside it that says so. */
export function RecordLink({ uuid, name, how = 'edit', children }: Props) {
  const { t, attr } = useText();
  return (
    <Link
      to="."
      search={(now) => ({ ...now, [how]: uuid })}
      resetScroll={false}
      preload={false}
      className={children ? styles.edit : styles.name}
      {...(children && attr('aria-label', say(sharedText.actOn, { act: children, name })))}
    >
      {t(children) ?? name}
    </Link>
  );
}
