import { z } from 'zod';
import { uuid } from '#contract/fields/fields.schemas.ts';
import { Asset } from './assets.schemas.ts';
import { Area, Pod } from './learning.schemas.ts';

const Question = z.object({ uuid, question: z.string(), active: z.boolean() });

/** The two languages are lists of their own, in their own order. */
const Questions = z.object({ en: z.array(Question), mi: z.array(Question) });
export type BilingualQuestions = z.input<typeof Questions>;

export const PodContent = Pod.extend({ assets: z.array(Asset), questions: Questions });
export type PodContent = z.input<typeof PodContent>;

export const schemas = {
  areaContent: {
    summary: 'An area with its pods in their order, what they offer, and what is asked of each.',
    params: z.object({ area: uuid }),
    reply: z.object({ area: Area, questions: Questions, pods: z.array(PodContent) }),
  },
};
