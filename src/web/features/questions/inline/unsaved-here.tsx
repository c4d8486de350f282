import { type QuestionLocale, questionLocales } from '#contract/learning/questions.ts';
import {
  type QuestionsSubject,
  questionsDraftName,
} from '#web/features/questions/list/questions-subject.ts';
import { UnsavedList } from '#web/features/questions/list/unsaved-list.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { draftKey } from '#web/platform/drafts/drafts.ts';
import { useDrafts } from '#web/platform/drafts/use-stored-drafts.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { SmallButton } from '#web/ui/button/small-button.tsx';

type Props = { subject: QuestionsSubject; onEdit: (locale: QuestionLocale) => void };

/** This person's unsaved changes of a place's questions on this device: they are in no row. */
export function UnsavedHere({ subject, onEdit }: Props) {
  const { uuid } = useCurrentUser();
  const all = useDrafts();
  const { t } = useTranslation();
  const drafts = questionLocales.flatMap((locale) => {
    const key = draftKey(uuid, questionsDraftName(subject, locale));
    return all.filter((draft) => draft.key === key).map((draft) => ({ ...draft, locale }));
  });
  return (
    <UnsavedList
      drafts={drafts}
      way={({ locale, place }) => (
        <SmallButton onPress={() => onEdit(locale)}>{t(place.label)}</SmallButton>
      )}
    />
  );
}
