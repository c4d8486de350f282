import type { Page } from '#contract/page.ts';
import { isStaff, type Permission, permissions, roleLabels } from '#contract/permissions.ts';
import { errorsMessages } from '#messages/errors.ts';
import { listMessage } from '#messages/list-message.ts';
import { hasPermission, useCurrentUser } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { HomeLink } from './home-link.tsx';

type Props = Pick<Page, 'title' | 'purpose'> & { allow: Permission | undefined };

/** The address stays: it can be sent on to somebody who may open it. */
export function Forbidden({ title, purpose, allow }: Props) {
  const user = useCurrentUser();
  const onlyLearns = hasPermission(user, 'own-learning') && !isStaff(user);
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      {onlyLearns ? <ForStaff /> : <ForOthers allow={allow} />}
    </>
  );
}

/** Whoever only learns need not ask for a role: what is theirs is elsewhere. */
function ForStaff() {
  const { t } = useTranslation();
  const myLearning = <ButtonLink to="/my/learning">{t(errorsMessages.goToMyLearning)}</ButtonLink>;
  return (
    <ErrorPanel heading={errorsMessages.forStaff} action={myLearning}>
      <p>{t(errorsMessages.forStaffInstead)}</p>
    </ErrorPanel>
  );
}

function ForOthers({ allow }: Pick<Props, 'allow'>) {
  const { t } = useTranslation();
  return (
    <ErrorPanel heading={errorsMessages.notIncluded} action={<HomeLink />}>
      <p>
        {allow
          ? t(errorsMessages.forRoles, { roles: rolesFor(allow) })
          : t(errorsMessages.askForRole)}
      </p>
    </ErrorPanel>
  );
}

const rolesFor = (permission: Permission) =>
  listMessage(
    permissions[permission].map((role) => roleLabels[role]),
    errorsMessages.orElse,
  );
