import { noticesMessages } from '#messages/notices/notices.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { Empty } from '#web/ui/empty/empty.tsx';

/** What will be said where the list is, by what a person does here. */
const expected = [
  { of: 'own-learning', words: noticesMessages.noneForLearner },
  { of: 'people.manage', words: noticesMessages.noneForAdministrator },
  { of: 'reflections.review', words: noticesMessages.noneForMentor },
] as const;

export function NoNotices() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const found = expected.find(({ of }) => hasPermission(user, of));
  return <Empty>{t(found?.words ?? noticesMessages.none)}</Empty>;
}
