import { noticesText } from '#texts/notices.ts';
import { permits, useCurrentUser } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** What will be said where the list is, by what a person does here. */
const expected = [
  { of: 'own-learning', words: noticesText.noneForLearner },
  { of: 'people.manage', words: noticesText.noneForAdministrator },
  { of: 'reflections.review', words: noticesText.noneForMentor },
] as const;

export function NoNotices() {
  const { t } = useText();
  const user = useCurrentUser();
  const found = expected.find(({ of }) => permits(user, of));
  return <Empty>{t(found?.words ?? noticesText.none)}</Empty>;
}
