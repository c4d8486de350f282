import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { nameIn } from '#contract/place-names.ts';
import { questionsText } from '#texts/questions.ts';
import { say } from '#texts/text.ts';
import { wishHeadingFocus } from '#web/platform/heading-focus.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './area-table.module.css';
import { editLinkId, exactly, type Subject } from './subject.ts';
import { questionsOf } from './use-list-cache.ts';
import type { Selection } from './use-selection.ts';

type Props = { subject: Subject; selection: Selection; mayWrite: boolean };

/** Asks for the questions as soon as somebody means to open them. */
export function EditLink({ subject, selection: { edit, locale }, mayWrite }: Props) {
  const client = useQueryClient();
  const { attr, locale: pageLocale } = useText();
  const { editQuestionsOf, viewQuestionsOf } = questionsText;
  const name = nameIn(pageLocale, subject);
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
      {...attr('aria-label', say(mayWrite ? editQuestionsOf : viewQuestionsOf, { name }))}
      aria-current={edit === subject.uuid ? 'true' : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={wishHeadingFocus}
    >
      <Icon name={mayWrite ? 'edit' : 'chevron-right'} />
    </Link>
  );
}
