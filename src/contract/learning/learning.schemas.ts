import { z } from 'zod';
import {
  flag,
  instant,
  namedRecord,
  requiredLine,
  seenRecords,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import {
  bilingualName,
  namedAreaOrPod,
  nameInTeReo,
} from '#contract/organisations/place-names.schemas.ts';

export const Area = z.object({
  uuid,
  ...bilingualName,
  active: z.boolean(),
  pods_count: z.int(),
  questions_count: z.int(),
  /** The number of learners it is assigned to now, who are affected when it is switched off. */
  learners_count: z.int(),
  updated_at: instant,
});
export type Area = z.input<typeof Area>;

export const Pod = z.object({
  uuid,
  ...bilingualName,
  active: z.boolean(),
  assets_count: z.int(),
  questions_count: z.int(),
  areas: z.array(namedAreaOrPod),
  aspect: namedRecord.nullable(),
  subject_matter: namedRecord.nullable(),
  updated_at: instant,
});
export type Pod = z.input<typeof Pod>;

const optionalUuid = z.uuid().nullish().or(z.literal(''));

const names = { name: requiredLine(maxLength.name), name_mi: nameInTeReo };

const areaBody = { ...names, active: flag };

const podBody = {
  ...names,
  podAreas: z.array(uuid).nullish(),
  learningAspect: optionalUuid,
  subjectMatter: optionalUuid,
  active: flag,
};

/** In an update they stay as they are where they are absent. */
const leftOut = { name: names.name.optional(), active: flag.optional() };

const pods = z.object({ pods: z.array(Pod) });

export const schemas = {
  areaIndex: {
    summary: 'Every learning area, by name.',
    reply: z.object({ areas: z.array(Area) }),
  },
  storeArea: {
    summary: 'Adds a learning area.',
    body: z.object(areaBody),
    reply: z.object({ area: Area }),
  },
  updateArea: {
    summary: 'Renames a learning area, or switches it on or off. What is left out stays as it is.',
    body: z.object({ uuid, ...areaBody, ...leftOut }),
    reply: z.object({ area: Area }),
  },
  orderPods: {
    summary:
      'Puts the pods of an area into this order. Every pod of the area, once. `seen` is the order that the person saw: where it is another by now, 412.',
    body: z.object({ uuid, pods: z.array(uuid), seen: seenRecords }),
    reply: z.object({ pods: z.array(Pod) }),
  },
  podIndex: {
    summary: 'Every pod, by name.',
    reply: pods,
  },
  podsOfArea: {
    summary: 'The pods of an area, in their order.',
    params: z.object({ area: uuid }),
    reply: pods,
  },
  orphanPods: {
    summary: 'Pods that belong to no area, by name.',
    reply: pods,
  },
  storePod: {
    summary: 'Adds a pod, at the end of each of its areas.',
    body: z.object(podBody),
    reply: z.object({ pod: Pod }),
  },
  updatePod: {
    summary: 'Changes a pod and the areas it belongs to. What is left out stays as it is.',
    body: z.object({ uuid, ...podBody, ...leftOut }),
    reply: z.object({ pod: Pod }),
  },
};
