import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './system.schemas.ts';

export const alive: Endpoint<typeof schemas.alive> = {
  name: 'alive',
  method: 'GET',
  path: '/healthz',
  allow: 'anyone',
  topics: [],
};

export const ready: Endpoint<typeof schemas.ready> = {
  name: 'ready',
  method: 'GET',
  path: '/readyz',
  allow: 'anyone',
  topics: [],
};
