import { userIndex, userSearch } from '#contract/people.ts';
import { roles } from '#contract/permissions.ts';
import { sharedText } from '#texts/shared.ts';
import { usersText } from '#texts/users.ts';
import { yesOrNo } from '#web/platform/list/filters.ts';
import { listKind } from '#web/platform/list/list-kind.ts';
import { pageOfList } from '#web/platform/list/page-ahead.ts';

export const userList = listKind({
  index: userIndex,
  search: userSearch,
  pageOf: ({ users }) => users,
  filters: {
    role: [...roles, 'none'],
    active: yesOrNo,
    verified: yesOrNo,
    invited: yesOrNo,
    without_areas: yesOrNo,
    organisation: 'any',
  },
  sorts: {
    name: sharedText.nameAToZ,
    '-name': sharedText.nameZToA,
    email: usersText.emailAToZ,
    '-email': usersText.emailZToA,
    '-created_at': sharedText.newestFirst,
    created_at: sharedText.oldestFirst,
  },
});

/** What the screen is going to ask for. */
export const ahead = pageOfList(userList);
