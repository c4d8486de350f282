import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { QuestionLocale } from '#contract/learning/questions.ts';
import { questionsMessages } from '#messages/learning/questions.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { draftKey, type ListedDraft } from '#web/platform/drafts/drafts.ts';
import { useDrafts } from '#web/platform/drafts/use-stored-drafts.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import {
  isQuestionsDraft,
  type QuestionsSubject,
  questionsDraftName,
} from './questions-subject.ts';
import styles from './unsaved-question-drafts.module.css';

type Props = { current: QuestionsSubject | null | undefined; locale: QuestionLocale };

/** This person's unsaved changes on this device, except those of the open list. */
export function UnsavedQuestionDrafts({ current, locale }: Props) {
  const prefix = draftKey(useCurrentUser().uuid, '');
  const openKey = current && prefix + questionsDraftName(current, locale);
  const drafts = useDrafts().filter(
    ({ key }) => isQuestionsDraft(key.slice(prefix.length)) && key !== openKey,
  );
  const { t } = useTranslation();
  if (drafts.length === 0) return null;
  return (
    <Callout tone="info" role="note">
      <p>{t(questionsMessages.leftBehind)}</p>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <Draft key={draft.key} draft={draft} />
        ))}
      </ul>
    </Callout>
  );
}

function Draft({ draft: { place, at } }: { draft: ListedDraft }) {
  const { navigate } = useRouter();
  const { t } = useTranslation();

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ href: place.path, resetScroll: false });
  }

  return (
    <li>
      <a href={place.path} onClick={open}>
        {t(place.label)}
      </a>{' '}
      <span>{t(questionsEditingMessages.fromThen, { at: formatTimeOrDate(at) })}</span>
    </li>
  );
}
