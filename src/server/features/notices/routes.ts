import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/notices/notices.ts';
import { route } from '#server/platform/http/route.ts';
import { markRead } from './mark-read.ts';
import { noticeList } from './notice-list.ts';
import { countUnread } from './own-notices.ts';
import { changeSettings, showSettings } from './settings.ts';

/** What people are told, and how they want to be told it. Always their own. */
export async function noticeRoutes(app: FastifyInstance) {
  route(app, contract.noticeList, noticeList);
  route(app, contract.unreadNotices, async (ctx) => ({ unread: await countUnread(ctx) }));
  route(app, contract.readNotices, markRead);
  route(app, contract.noticeSettings, showSettings);
  route(app, contract.changeNoticeSettings, changeSettings);
}
