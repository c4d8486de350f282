import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/notices/notices.ts';
import { route } from '#server/platform/http/route.ts';
import { markRead } from './mark-read.ts';
import { noticeList } from './notice-list.ts';
import { countUnread } from './own-notices.ts';
import { changeSettings, showSettings } from './settings.ts';

/** The caller's own notices, and how they are mailed. */
export async function noticeRoutes(app: FastifyInstance) {
  route(app, contract.noticeList, noticeList);
  route(app, contract.unreadNotices, async (ctx) => ({ unread: await countUnread(ctx) }));
  route(app, contract.readNotices, markRead);
  route(app, contract.noticeSettings, showSettings);
  route(app, contract.changeNoticeSettings, changeSettings);
}
