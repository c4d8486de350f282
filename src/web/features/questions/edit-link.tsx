import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { wishHeadingFocus } from '#web/platform/heading-focus.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './area-table.module.css';
import { editLinkId, exactly, type Subject } from './subject.ts';
import { questionsOf } from './use-list-cache.ts';
import type { Selection } from './use-selection.ts';

type Props = { subject: Subject; selection: Selection; mayWrite: boolean };

/** Asks for the questions as soon as somebody means to open them. */
export function EditLink({ subject, selection: { edit, locale }, mayWrite }: Props) {
  const client = useQueryClient();
  const prepare = () => void client.prefetchQuery(questionsOf(subject, locale));
  return (
    <Link
      to="/learning/reflections"
      search={{
        area: subject.area,
        edit: subject.uuid,
        locale: locale === 'mi' ? 'mi' : undefined,
      }}
      resetScroll={false}
      preload={false}
      activeOptions={exactly}
      id={editLinkId(subject.uuid)}
      className={styles.edit}
      aria-label={`${mayWrite ? 'Edit' : 'View'} the questions of ${subject.name}`}
      aria-current={edit === subject.uuid ? 'true' : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={wishHeadingFocus}
    >
      <Icon name={mayWrite ? 'edit' : 'chevron-right'} />
    </Link>
  );
}
