import {
  organisationIndex,
  organisationSearch,
  organisationTypes,
} from '#contract/organisations.ts';
import { listKind } from '#web/platform/list/list-kind.ts';

export const organisationList = listKind({
  index: organisationIndex,
  search: organisationSearch,
  pageOf: ({ organisations }) => organisations,
  filters: { type: Object.keys(organisationTypes), region: 'any' },
  sorts: {
    name: 'Name, A to Z',
    '-name': 'Name, Z to A',
    city: 'Location, A to Z',
    '-city': 'Location, Z to A',
    code: 'Code, A to Z',
    '-code': 'Code, Z to A',
  },
});
