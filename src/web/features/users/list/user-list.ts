import { userList as calls } from '#contract/pages/people.ts';
import { usersMessages } from '#messages/people/users.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { defineList } from '#web/patterns/list/define-list.ts';

export const userList = defineList({
  calls,
  selectPage: ({ users }) => users,
  sorts: {
    name: sharedMessages.nameAToZ,
    '-name': sharedMessages.nameZToA,
    email: usersMessages.emailAToZ,
    '-email': usersMessages.emailZToA,
    '-created_at': sharedMessages.newestFirst,
    created_at: sharedMessages.oldestFirst,
  },
});
