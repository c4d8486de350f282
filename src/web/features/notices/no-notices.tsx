import { noticesMessages } from '#messages/notices/notices.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { Empty } from '#web/ui/empty/empty.tsx';

/** What notices a person can expect, by what they may do. The first that fits is shown. */
const expectations = [
  { permission: 'own-learning', text: noticesMessages.noneForLearner },
  { permission: 'people.manage', text: noticesMessages.noneForAdministrator },
  { permission: 'reflections.review', text: noticesMessages.noneForMentor },
  { permission: 'learning.write', text: noticesMessages.noneForDesigner },
] as const;

export function NoNotices() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const expected = expectations.find(({ permission }) => hasPermission(user, permission));
  return <Empty>{t(expected?.text ?? noticesMessages.none)}</Empty>;
}
