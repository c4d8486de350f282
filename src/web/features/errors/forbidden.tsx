import { organisationRoles } from '#contract/organisations/organisation-rights.ts';
import { organisationRoleLabels } from '#contract/organisations/organisation-role-labels.ts';
import type { Page } from '#contract/pages/page.ts';
import { mayOpen } from '#contract/pages/pages.ts';
import { isStaff, type Permission, permissions, roleLabels } from '#contract/permissions.ts';
import { message } from '#lib/messages/message.ts';
import { listMessage } from '#messages/list-message.ts';
import { forbiddenMessages } from '#messages/shared/forbidden.ts';
import { keptDraftMessages } from '#messages/shared/kept-drafts.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { KeptDraftList } from '#web/patterns/kept-drafts/kept-draft-list.tsx';
import { useKeptDrafts } from '#web/patterns/kept-drafts/use-kept-drafts.ts';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { ErrorPanel, HomeLink } from './error-panel.tsx';

/** Its heading by itself, as that is shown while this part of the script is on its way. */
type Props = Pick<Page, 'title' | 'purpose'> & { page: Page; wasOpen: boolean };

/** The address stays, so that it can be sent to somebody who may open the page. */
export function Forbidden({ title, purpose, page, wasOpen }: Props) {
  const user = useCurrentUser();
  const isOnlyLearner = hasPermission(user, 'own-learning') && !isStaff(user) && !user.scopes;
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      {isOnlyLearner ? (
        <StaffOnly wasOpen={wasOpen} />
      ) : (
        <RoleNeeded page={page} wasOpen={wasOpen} />
      )}
    </>
  );
}

/** Learners are not told to ask for a role, but where their own work is. */
function StaffOnly({ wasOpen }: Pick<Props, 'wasOpen'>) {
  const { t } = useTranslation();
  const myLearning = (
    <ButtonLink to="/my/learning">{t(forbiddenMessages.goToMyLearning)}</ButtonLink>
  );
  return (
    <ErrorPanel heading={forbiddenMessages.forStaff} isSudden={wasOpen} action={myLearning}>
      <p>{t(forbiddenMessages.forStaffInstead)}</p>
      <KeptText />
    </ErrorPanel>
  );
}

function RoleNeeded({ page, wasOpen }: Pick<Props, 'page' | 'wasOpen'>) {
  const { t } = useTranslation();
  const { scopes } = useCurrentUser();
  return (
    <ErrorPanel heading={forbiddenMessages.notIncluded} isSudden={wasOpen} action={<HomeLink />}>
      <p>{t(scopes ? whoHelpsAtOrganisation(page) : whoHelps(page))}</p>
      <KeptText />
    </ErrorPanel>
  );
}

const whoHelps = ({ allow }: Page) =>
  allow
    ? message(forbiddenMessages.forRoles, { roles: rolesFor(allow) })
    : forbiddenMessages.askForRole;

/** Whoever has a role at an organisation gets another one there, where any of them opens the page. */
function whoHelpsAtOrganisation(page: Page) {
  const { forRoles, forRolesOfService } = forbiddenMessages;
  const opening = organisationRoles.filter((role) =>
    mayOpen({ permissions: [], scopes: [{ organisation: { uuid: '' }, role }] }, page),
  );
  if (opening.length > 0) {
    const labels = opening.map((role) => organisationRoleLabels[role]);
    return message(forRoles, { roles: listMessage(labels, forbiddenMessages.orElse) });
  }
  return page.allow ? message(forRolesOfService, { roles: rolesFor(page.allow) }) : whoHelps(page);
}

/** For whoever lost the role while they were writing here. */
function KeptText() {
  const { t } = useTranslation();
  const drafts = useKeptDrafts();
  return (
    drafts.length > 0 && (
      <>
        <p>{t(forbiddenMessages.keptForRole)}</p>
        <KeptDraftList drafts={drafts} why={keptDraftMessages.keptNotSaved} />
      </>
    )
  );
}

const rolesFor = (permission: Permission) =>
  listMessage(
    permissions[permission].map((role) => roleLabels[role]),
    forbiddenMessages.orElse,
  );
