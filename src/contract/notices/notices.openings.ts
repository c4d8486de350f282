import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './notices.schemas.ts';

export const noticeList: Endpoint<typeof schemas.noticeList> = {
  name: 'noticeList',
  method: 'GET',
  path: '/api/notices',
  allow: 'verified',
  topics: ['reflections', 'certificates', 'phrases'],
};

export const unreadNotices: Endpoint<typeof schemas.unreadNotices> = {
  name: 'unreadNotices',
  method: 'GET',
  path: '/api/notices/unread',
  allow: 'verified',
  background: true,
  topics: ['reflections', 'certificates', 'phrases'],
};

export const noticeSettings: Endpoint<typeof schemas.noticeSettings> = {
  name: 'noticeSettings',
  method: 'GET',
  path: '/api/account/notices',
  allow: 'own-account',
  topics: ['users'],
};
