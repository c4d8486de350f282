import type { MessageDescriptor } from '#lib/messages/message.ts';
import { organisationRoleNamesMessages } from '#messages/organisations/organisation-role-names.ts';
import type { OrganisationRole } from './organisation-rights.ts';

/** What each role is called: apart from what it allows, which every page needs to know. */
export const organisationRoleLabels = {
  organisation_admin: organisationRoleNamesMessages.administrator,
  organisation_mentor: organisationRoleNamesMessages.mentor,
  organisation_viewer: organisationRoleNamesMessages.viewer,
} as const satisfies Record<OrganisationRole, MessageDescriptor>;
