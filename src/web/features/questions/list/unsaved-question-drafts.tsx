import type { QuestionLocale } from '#contract/learning/questions.ts';
import { DraftLink } from '#web/platform/drafts/draft-link.tsx';
import { draftKey } from '#web/platform/drafts/drafts.ts';
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
  return <UnsavedList drafts={drafts} way={(draft) => <DraftLink place={draft.place} />} />;
}
