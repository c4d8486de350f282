import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './notices.schemas.ts';

export * from './notices.openings.ts';
export type * from './notices.schemas.ts';

export const readNotices: Endpoint<typeof schemas.readNotices> = {
  name: 'readNotices',
  method: 'POST',
  path: '/api/notices/read',
  allow: 'verified',
  topics: [],
};

export const changeNoticeSettings: Endpoint<typeof schemas.changeNoticeSettings> = {
  name: 'changeNoticeSettings',
  method: 'PUT',
  path: '/api/account/notices',
  allow: 'own-account',
  topics: [],
};
