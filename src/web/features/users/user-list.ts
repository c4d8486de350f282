import { userIndex, userSearch } from '#contract/people.ts';
import { roles } from '#contract/permissions.ts';
import { yesOrNo } from '#web/platform/list/filters.ts';
import { listKind } from '#web/platform/list/list-kind.ts';

export const userList = listKind({
  index: userIndex,
  search: userSearch,
  pageOf: ({ users }) => users,
  filters: {
    role: roles,
    active: yesOrNo,
    verified: yesOrNo,
    invited: yesOrNo,
    without_areas: yesOrNo,
    organisation: 'any',
  },
  sorts: {
    name: 'Name, A to Z',
    '-name': 'Name, Z to A',
    email: 'Email, A to Z',
    '-email': 'Email, Z to A',
    '-created_at': 'Newest first',
    created_at: 'Oldest first',
  },
});
