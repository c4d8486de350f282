import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { lenientNumber, uuid } from './fields.ts';

export const learnerList = endpoint({
  name: 'learnerList',
  summary: 'Active independent learners by name. `search` and `limit` narrow it.',
  method: 'GET',
  path: '/api/admin/user/independentlearnerlist',
  allow: 'learning.assign',
  query: z.object({
    search: z.union([z.string(), z.array(z.string())]).optional(),
    limit: lenientNumber(1_000_000, 1_000_000),
  }),
  reply: z.object({ independentUserData: z.record(uuid, z.string()) }),
  topics: ['users'],
});
