import {
  organisationIndex,
  organisationSearch,
  organisationTypes,
} from '#contract/organisations.ts';
import { organisationsMessages } from '#messages/organisations.ts';
import { sharedMessages } from '#messages/shared.ts';
import { defineList } from '#web/platform/list/define-list.ts';
import { listLoader } from '#web/platform/list/list-loader.ts';

export const organisationList = defineList({
  index: organisationIndex,
  search: organisationSearch,
  selectPage: ({ organisations }) => organisations,
  filters: { type: Object.keys(organisationTypes), region: 'any' },
  sorts: {
    name: sharedMessages.nameAToZ,
    '-name': sharedMessages.nameZToA,
    city: organisationsMessages.locationAToZ,
    '-city': organisationsMessages.locationZToA,
    code: organisationsMessages.codeAToZ,
    '-code': organisationsMessages.codeZToA,
  },
});

/** Prefetches what the screen needs. */
export const ahead = listLoader(organisationList);
