import { useLocation } from '@tanstack/react-router';
import type { Page } from '#contract/pages/page.ts';
import { isStaff, type Permission, permissions, roleLabels } from '#contract/permissions.ts';
import { listMessage } from '#messages/list-message.ts';
import { forbiddenMessages } from '#messages/shared/forbidden.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useDrafts } from '#web/platform/drafts/use-draft.ts';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { ErrorPanel, HomeLink } from './error-panel.tsx';

type Props = Pick<Page, 'title' | 'purpose'> & { allow: Permission | undefined };

/** The address stays, so that it can be sent to somebody who may open the page. */
export function Forbidden({ title, purpose, allow }: Props) {
  const user = useCurrentUser();
  const isOnlyLearner = hasPermission(user, 'own-learning') && !isStaff(user) && !user.scopes;
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      {isOnlyLearner ? <StaffOnly /> : <RoleNeeded allow={allow} />}
    </>
  );
}

/** Learners are not told to ask for a role, but where their own work is. */
function StaffOnly() {
  const { t } = useTranslation();
  const myLearning = (
    <ButtonLink to="/my/learning">{t(forbiddenMessages.goToMyLearning)}</ButtonLink>
  );
  return (
    <ErrorPanel heading={forbiddenMessages.forStaff} action={myLearning}>
      <p>{t(forbiddenMessages.forStaffInstead)}</p>
      <KeptText />
    </ErrorPanel>
  );
}

function RoleNeeded({ allow }: Pick<Props, 'allow'>) {
  const { t } = useTranslation();
  return (
    <ErrorPanel heading={forbiddenMessages.notIncluded} action={<HomeLink />}>
      <p>
        {allow
          ? t(forbiddenMessages.forRoles, { roles: rolesFor(allow) })
          : t(forbiddenMessages.askForRole)}
      </p>
      <KeptText />
    </ErrorPanel>
  );
}

/** For whoever lost the role while they were writing here. */
function KeptText() {
  const { t } = useTranslation();
  const address = useLocation({ select: ({ pathname }) => pathname });
  const isKept = useDrafts().some(({ place }) => place.path.startsWith(address));
  return isKept && <p>{t(forbiddenMessages.keptForRole)}</p>;
}

const rolesFor = (permission: Permission) =>
  listMessage(
    permissions[permission].map((role) => roleLabels[role]),
    forbiddenMessages.orElse,
  );
