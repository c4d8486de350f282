import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { questionsMessages } from '#messages/learning/questions.ts';
import { questionsQuery } from '#web/features/questions/state/use-list-cache.ts';
import { requestHeadingFocus } from '#web/heading-focus.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './question-area-table.module.css';
import { editLinkId, exactLink, type QuestionsSubject } from './subject.ts';
import type { Selection } from './use-selection.ts';

type Props = { subject: QuestionsSubject; selection: Selection; mayWrite: boolean };

/** Prefetches the questions on hover or focus. */
export function EditLink({ subject, selection: { edit, locale }, mayWrite }: Props) {
  const client = useQueryClient();
  const { attr, locale: pageLocale } = useTranslation();
  const { editQuestionsOf, viewQuestionsOf } = questionsMessages;
  const name = nameIn(pageLocale, subject);
  const prepare = () => void client.prefetchQuery(questionsQuery(subject, locale));
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
      activeOptions={exactLink}
      id={editLinkId(subject.uuid)}
      className={styles.edit}
      {...attr('aria-label', message(mayWrite ? editQuestionsOf : viewQuestionsOf, { name }))}
      aria-current={edit === subject.uuid ? 'true' : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={requestHeadingFocus}
    >
      <Icon name={mayWrite ? 'edit' : 'chevron-right'} />
    </Link>
  );
}
