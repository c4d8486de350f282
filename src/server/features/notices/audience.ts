import { type NoticeGroup, noticeGroups } from '#contract/notices/notice-words.ts';
import {
  gives,
  type HeldRole,
  organisationRoles,
  organisationsWith,
} from '#contract/organisations/organisation-rights.ts';
import { isPermitted, type Role } from '#contract/permissions.ts';
import type { Scope } from '#server/platform/data/scope.ts';

/** Somebody with the roles they have now. */
export type Reader = {
  uuid: string;
  roles: readonly Role[];
  organisationRoles?: readonly HeldRole[];
};

/** What mentors of an organisation are notified of as well; the rest is for roles of the service. */
const groupsAtOrganisations: readonly NoticeGroup[] = ['to_review', 'own_phrases'];

/** Of what somebody gets the notices of a group; undefined for who gets none. */
export function noticeScope(reader: Reader, group: NoticeGroup): Scope | undefined {
  const { needs } = noticeGroups[group];
  if (isPermitted(reader, needs)) return { everything: true };
  if (!groupsAtOrganisations.includes(group)) return undefined;
  const organisations = organisationsWith(needs, reader.organisationRoles);
  return organisations.length > 0 ? { organisations } : undefined;
}

/** The roles at organisations whose holders get notices of a group. */
export const organisationRolesFor = (group: NoticeGroup) =>
  groupsAtOrganisations.includes(group)
    ? organisationRoles.filter((role) => gives(role, noticeGroups[group].needs))
    : [];
