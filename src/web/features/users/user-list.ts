import { userIndex, userSearch } from '#contract/people.ts';
import { roles } from '#contract/permissions.ts';
import { sharedMessages } from '#messages/shared.ts';
import { usersMessages } from '#messages/users.ts';
import { defineList } from '#web/platform/list/define-list.ts';
import { yesOrNo } from '#web/platform/list/filters.ts';
import { listLoader } from '#web/platform/list/list-loader.ts';

export const userList = defineList({
  index: userIndex,
  search: userSearch,
  selectPage: ({ users }) => users,
  filters: {
    role: [...roles, 'none'],
    active: yesOrNo,
    verified: yesOrNo,
    invited: yesOrNo,
    without_areas: yesOrNo,
    organisation: 'any',
  },
  sorts: {
    name: sharedMessages.nameAToZ,
    '-name': sharedMessages.nameZToA,
    email: usersMessages.emailAToZ,
    '-email': usersMessages.emailZToA,
    '-created_at': sharedMessages.newestFirst,
    created_at: sharedMessages.oldestFirst,
  },
});

/** Prefetches what the screen needs. */
export const ahead = listLoader(userList);
