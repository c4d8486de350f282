import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './turns.schemas.ts';

export const sendBack: Endpoint<typeof schemas.sendBack> = {
  name: 'sendBack',
  method: 'POST',
  path: '/api/admin/mentor/reflection/send-back',
  allow: 'reflections.review',
  scoped: true,
  editing: true,
  topics: ['reflections'],
};

/** For how long a mentor may undo sending back. */
export const undoSeconds = 60;

export const undoSendBack: Endpoint<typeof schemas.undoSendBack> = {
  name: 'undoSendBack',
  method: 'POST',
  path: '/api/admin/mentor/reflection/send-back/undo',
  allow: 'reflections.review',
  scoped: true,
  topics: ['reflections'],
};

export const reopen: Endpoint<typeof schemas.reopen> = {
  name: 'reopen',
  method: 'POST',
  path: '/api/admin/mentor/reflection/reopen',
  allow: 'reflections.review',
  scoped: true,
  stepUp: true,
  editing: true,
  topics: ['reflections', 'certificates'],
};

export const here: Endpoint<typeof schemas.here> = {
  name: 'here',
  method: 'POST',
  path: '/api/admin/mentor/reflection/here',
  allow: 'reflections.review',
  scoped: true,
  background: true,
  topics: [],
};
