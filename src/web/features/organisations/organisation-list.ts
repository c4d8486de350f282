import { organisationList as calls } from '#contract/pages/people.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { defineList } from '#web/patterns/list/define-list.ts';

export const organisationList = defineList({
  calls,
  selectPage: ({ organisations }) => organisations,
  sorts: {
    name: sharedMessages.nameAToZ,
    '-name': sharedMessages.nameZToA,
    city: organisationsMessages.locationAToZ,
    '-city': organisationsMessages.locationZToA,
    code: organisationsMessages.codeAToZ,
    '-code': organisationsMessages.codeZToA,
  },
});
