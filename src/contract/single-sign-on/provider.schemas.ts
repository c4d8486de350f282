import { z } from 'zod';
import { uuid } from '#contract/fields/fields.schemas.ts';
import { providerKinds } from './provider-kinds.ts';

/** What everybody may know of a provider. */
export const NamedProvider = z.object({ uuid, name: z.string(), kind: z.enum(providerKinds) });
export type NamedProvider = z.input<typeof NamedProvider>;
