import type { Page } from '#contract/page-list.ts';
import { isStaff, type Permission, permissions, roleLabels } from '#contract/permissions.ts';
import { errorsText } from '#texts/errors.ts';
import { listed } from '#texts/listed.ts';
import { permits, useCurrentUser } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { HomeLink } from './home-link.tsx';
import { Message } from './message.tsx';

type Props = Pick<Page, 'title' | 'purpose'> & { allow: Permission | undefined };

/** The address stays: it can be sent on to somebody who may open it. */
export function Forbidden({ title, purpose, allow }: Props) {
  const user = useCurrentUser();
  const onlyLearns = permits(user, 'own-learning') && !isStaff(user);
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      {onlyLearns ? <ForStaff /> : <ForOthers allow={allow} />}
    </>
  );
}

/** Whoever only learns need not ask for a role: what is theirs is elsewhere. */
function ForStaff() {
  const { t } = useText();
  const myLearning = <ButtonLink to="/my/learning">{t(errorsText.goToMyLearning)}</ButtonLink>;
  return (
    <Message heading={errorsText.forStaff} action={myLearning}>
      <p>{t(errorsText.forStaffInstead)}</p>
    </Message>
  );
}

function ForOthers({ allow }: Pick<Props, 'allow'>) {
  const { t } = useText();
  return (
    <Message heading={errorsText.notIncluded} action={<HomeLink />}>
      <p>{allow ? t(errorsText.forRoles, { roles: rolesFor(allow) }) : t(errorsText.askForRole)}</p>
    </Message>
  );
}

const rolesFor = (permission: Permission) =>
  listed(
    permissions[permission].map((role) => roleLabels[role]),
    errorsText.orElse,
  );
