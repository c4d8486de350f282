import { Link, linkOptions } from '@tanstack/react-router';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { organisationRoleLabels } from '#contract/organisations/organisation-role-labels.ts';
import { progressPage } from '#contract/pages/mentoring.ts';
import type { Page } from '#contract/pages/page.ts';
import { mayOpen } from '#contract/pages/pages.ts';
import { organisationsPage, usersPage } from '#contract/pages/people.ts';
import { listMessage } from '#messages/list-message.ts';
import { ownRolesMessages } from '#messages/organisations/own-roles.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import panel from '#web/patterns/panel/panel.module.css';
import { type OwnOrganisation, ownOrganisations } from '#web/platform/session/own-organisations.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import styles from './own-roles.module.css';

/** On the dashboard: at which organisations somebody has which role, and the way to their people. */
export function OwnRolesPanel() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  return (
    <section className={panel.panel} aria-labelledby="own-roles">
      <h2 id="own-roles">{t(ownRolesMessages.title)}</h2>
      <ul className={panel.rows}>
        {ownOrganisations(user).map((organisation) => (
          <li key={organisation.uuid} className={panel.row}>
            <Name user={user} of={organisation} />
            <span className={styles.roles}>{t(listMessage(rolesAt(user, organisation)))}</span>
            <Ways user={user} of={organisation} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { user: CurrentUser; of: OwnOrganisation };

const rolesAt = (user: CurrentUser, { uuid }: OwnOrganisation) =>
  scopesAt(user, uuid).map(({ role }) => organisationRoleLabels[role]);

/** By a role at this very organisation: one elsewhere opens the page, but shows nothing of it. */
const mayOpenOf = (user: CurrentUser, page: Page, { uuid }: OwnOrganisation) =>
  mayOpen({ ...user, scopes: scopesAt(user, uuid) }, page);

const scopesAt = ({ scopes = [] }: CurrentUser, uuid: string) =>
  scopes.filter(({ organisation }) => organisation.uuid === uuid);

function Name({ user, of }: Props) {
  const { uuid, name } = of;
  if (!mayOpenOf(user, organisationsPage, of)) return <strong>{name}</strong>;
  return (
    <Link className="lone-link" to="/organisations" search={{ view: uuid }}>
      {name}
    </Link>
  );
}

/** The pages that are about the people of one organisation. */
const ways = [
  { page: usersPage, words: ownRolesMessages.peopleOf, link: linkOptions({ to: '/users' }) },
  {
    page: progressPage,
    words: ownRolesMessages.progressOf,
    link: linkOptions({ to: '/mentor/progress' }),
  },
] as const;

function Ways({ user, of }: Props) {
  const { uuid, name } = of;
  const { t } = useTranslation();
  return (
    <span className={styles.ways}>
      {ways
        .filter(({ page }) => mayOpenOf(user, page, of))
        .map(({ page, words, link }) => (
          <Link key={page.path} className="lone-link" {...link} search={{ organisation: uuid }}>
            {t(words, { organisation: name })}
          </Link>
        ))}
    </span>
  );
}
