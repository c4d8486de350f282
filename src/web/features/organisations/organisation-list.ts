import { organisationList as calls } from '#contract/pages/people.ts';
import { organisationsMessages } from '#messages/organisations.ts';
import { sharedMessages } from '#messages/shared.ts';
import { defineList } from '#web/platform/list/define-list.ts';

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
