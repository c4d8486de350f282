import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/people/people.ts';
import * as actions from '#contract/people/user-actions.ts';
import { route } from '#server/platform/http/route.ts';
import { endUserSessions, inviteUser, sendPasswordReset } from './accounts/account-access.ts';
import { applyUserAction, previewUserAction } from './actions/act-on-people.ts';
import { learnerList } from './list/learner-list.ts';
import { userIndex, userSearch } from './list/list-users.ts';
import { translatedRoles } from './list/translated-roles.ts';
import { userRecords } from './records/user-records.ts';
import { storeUser, updateUser } from './save-user.ts';
import { showUser } from './show-user.ts';

export async function peopleRoutes(app: FastifyInstance) {
  route(app, contract.userRoles, async (ctx) => ({ roles: translatedRoles(ctx) }));
  route(app, contract.userIndex, userIndex);
  route(app, contract.userSearch, userSearch);
  route(app, contract.showUser, showUser);
  route(app, contract.userRecords, userRecords);
  route(app, contract.storeUser, storeUser);
  route(app, contract.updateUser, updateUser);
  route(app, contract.inviteUser, inviteUser);
  route(app, contract.sendPasswordReset, sendPasswordReset);
  route(app, contract.endUserSessions, endUserSessions);
  route(app, contract.learnerList, learnerList);
  route(app, actions.previewUserAction, previewUserAction);
  route(app, actions.applyUserAction, applyUserAction);
}
