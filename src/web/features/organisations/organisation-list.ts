import {
  organisationIndex,
  organisationSearch,
  organisationTypes,
} from '#contract/organisations.ts';
import { organisationsText } from '#texts/organisations.ts';
import { sharedText } from '#texts/shared.ts';
import { listKind } from '#web/platform/list/list-kind.ts';
import { pageOfList } from '#web/platform/list/page-ahead.ts';

export const organisationList = listKind({
  index: organisationIndex,
  search: organisationSearch,
  pageOf: ({ organisations }) => organisations,
  filters: { type: Object.keys(organisationTypes), region: 'any' },
  sorts: {
    name: sharedText.nameAToZ,
    '-name': sharedText.nameZToA,
    city: organisationsText.locationAToZ,
    '-city': organisationsText.locationZToA,
    code: organisationsText.codeAToZ,
    '-code': organisationsText.codeZToA,
  },
});

/** What the screen is going to ask for. */
export const ahead = pageOfList(organisationList);
