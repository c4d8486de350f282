import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { QuestionLocale } from '#contract/learning/questions.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { draftKey, type ListedDraft } from '#web/platform/drafts/drafts.ts';
import { useDrafts } from '#web/platform/drafts/use-stored-drafts.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import {
  isQuestionsDraft,
  type QuestionsSubject,
  questionsDraftName,
} from './questions-subject.ts';
import { UnsavedList } from './unsaved-list.tsx';

type Props = { current: QuestionsSubject | null | undefined; locale: QuestionLocale };

/** This person's unsaved changes on this device, except those of the open list. */
export function UnsavedQuestionDrafts({ current, locale }: Props) {
  const prefix = draftKey(useCurrentUser().uuid, '');
  const openKey = current && prefix + questionsDraftName(current, locale);
  const drafts = useDrafts().filter(
    ({ key }) => isQuestionsDraft(key.slice(prefix.length)) && key !== openKey,
  );
  return <UnsavedList drafts={drafts} way={(draft) => <DraftLink draft={draft} />} />;
}

function DraftLink({ draft: { place } }: { draft: ListedDraft }) {
  const { navigate } = useRouter();
  const { t } = useTranslation();

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ href: place.path, resetScroll: false });
  }

  return (
    <a href={place.path} onClick={open}>
      {t(place.label)}
    </a>
  );
}
