import { useSyncExternalStore } from 'react';
import { type QuestionLocale, questionLocales } from '#contract/learning/questions.ts';
import { questionsMessages } from '#messages/learning/questions.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import {
  type QuestionsSubject,
  questionsDraftName,
} from '#web/features/questions/list/questions-subject.ts';
import draftStyles from '#web/features/questions/list/unsaved-question-drafts.module.css';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { draftKey, subscribeToDrafts } from '#web/platform/drafts/drafts.ts';
import { useDrafts } from '#web/platform/drafts/use-stored-drafts.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

type Props = { subject: QuestionsSubject; onEdit: (locale: QuestionLocale) => void };

/** This person's unsaved changes of a place's questions on this device: they are in no row. */
export function UnsavedHere({ subject, onEdit }: Props) {
  const { uuid } = useCurrentUser();
  const all = useDrafts();
  // The server, whose document the first rendering repeats, knows no drafts.
  const isOnDevice = useSyncExternalStore(subscribeToDrafts, isTrue, isFalse);
  const drafts = questionLocales.flatMap((locale) => {
    const key = draftKey(uuid, questionsDraftName(subject, locale));
    const draft = all.find((each) => each.key === key);
    return draft && isOnDevice ? [{ locale, ...draft }] : [];
  });
  const { t } = useTranslation();
  if (drafts.length === 0) return null;
  return (
    <Callout tone="info" role="note">
      <p>{t(questionsMessages.leftBehind)}</p>
      <ul className={draftStyles.drafts}>
        {drafts.map(({ locale, place, at }) => (
          <li key={locale}>
            <SmallButton onPress={() => onEdit(locale)}>{t(place.label)}</SmallButton>{' '}
            <span>{t(questionsEditingMessages.fromThen, { at: formatTimeOrDate(at) })}</span>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

const isTrue = () => true;
const isFalse = () => false;
