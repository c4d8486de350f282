import { createRoute } from '@tanstack/react-router';
import { usersPage } from '#contract/pages/people.ts';
import { rememberList } from '#web/features/users/list/list-as-left.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const UsersPage = lazyScreen(() => import('./users-page.tsx'), 'UsersPage');

export const usersRoute = createRoute({
  ...shellPage(usersPage, UsersPage),
  onLeave: ({ search }) => rememberList(search),
});
