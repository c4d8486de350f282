import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { flag, instant, longest, named, requiredLine, uuid } from './fields.ts';
import { bothNames, namedPlace, nameInTeReo } from './place-names.ts';

export const Area = z.object({
  uuid,
  ...bothNames,
  active: z.boolean(),
  pods_count: z.int(),
  questions_count: z.int(),
  /** Learners it is assigned to now: what switching it off concerns. */
  learners_count: z.int(),
  updated_at: instant,
});
export type Area = z.input<typeof Area>;

export const Pod = z.object({
  uuid,
  ...bothNames,
  active: z.boolean(),
  assets_count: z.int(),
  questions_count: z.int(),
  areas: z.array(namedPlace),
  aspect: named.nullable(),
  subject_matter: named.nullable(),
  updated_at: instant,
});
export type Pod = z.input<typeof Pod>;

const given = z.uuid().nullish().or(z.literal(''));
const names = { name: requiredLine(longest.name), name_mi: nameInTeReo };
const areaBody = { ...names, active: flag };
const podBody = {
  ...names,
  podAreas: z.array(uuid).nullish(),
  learningAspect: given,
  subjectMatter: given,
  active: flag,
};

export const areaIndex = endpoint({
  name: 'areaIndex',
  summary: 'Every learning area, by name.',
  method: 'GET',
  path: '/api/admin/learning/area/index',
  allow: 'learning.read',
  reply: z.object({ areas: z.array(Area) }),
  topics: ['areas', 'pods', 'questions', 'assignments'],
});

export const storeArea = endpoint({
  name: 'storeArea',
  summary: 'Adds a learning area.',
  method: 'POST',
  path: '/api/admin/learning/area/store',
  allow: 'learning.write',
  body: z.object(areaBody),
  reply: z.object({ area: Area }),
  status: 201,
  topics: ['areas'],
});

export const updateArea = endpoint({
  name: 'updateArea',
  summary: 'Renames a learning area, or switches it on or off.',
  method: 'PUT',
  path: '/api/admin/learning/area/update',
  allow: 'learning.write',
  body: z.object({ uuid, ...areaBody, active: flag.optional() }),
  reply: z.object({ area: Area }),
  editing: true,
  topics: ['areas'],
});

export const orderPods = endpoint({
  name: 'orderPods',
  summary: 'Puts the pods of an area into this order. Every pod of the area, once.',
  method: 'PUT',
  path: '/api/admin/learning/area/pods',
  allow: 'learning.write',
  body: z.object({ uuid, pods: z.array(uuid) }),
  reply: z.object({ pods: z.array(Pod) }),
  topics: ['pods'],
});

const pods = z.object({ pods: z.array(Pod) });

export const podIndex = endpoint({
  name: 'podIndex',
  summary: 'Every pod, by name.',
  method: 'GET',
  path: '/api/admin/learning/pod/index',
  allow: 'learning.read',
  reply: pods,
  topics: ['pods', 'areas', 'questions'],
});

export const podsOfArea = endpoint({
  name: 'podsOfArea',
  summary: 'The pods of an area, in their order.',
  method: 'GET',
  path: '/api/admin/learning/pod/list/:area',
  allow: 'learning.read',
  params: z.object({ area: uuid }),
  reply: pods,
  topics: ['pods', 'areas', 'questions'],
});

export const orphanPods = endpoint({
  name: 'orphanPods',
  summary: 'Pods that belong to no area, by name.',
  method: 'GET',
  path: '/api/admin/learning/pod/orphan',
  allow: 'learning.read',
  reply: pods,
  topics: ['pods', 'areas', 'questions'],
});

export const storePod = endpoint({
  name: 'storePod',
  summary: 'Adds a pod, at the end of each of its areas.',
  method: 'POST',
  path: '/api/admin/learning/pod/store',
  allow: 'learning.write',
  body: z.object(podBody),
  reply: z.object({ pod: Pod }),
  status: 201,
  topics: ['pods', 'areas'],
});

export const updatePod = endpoint({
  name: 'updatePod',
  summary: 'Changes a pod and the areas it belongs to. What is left out stays as it is.',
  method: 'PUT',
  path: '/api/admin/learning/pod/update',
  allow: 'learning.write',
  body: z.object({ uuid, ...podBody, active: flag.optional() }),
  reply: z.object({ pod: Pod }),
  editing: true,
  topics: ['pods', 'areas'],
});
