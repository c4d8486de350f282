import { z } from 'zod';
import { instant, requiredLine, seenRecords, uuid } from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { nameInTeReo } from '#contract/organisations/place-names.schemas.ts';

export const Asset = z.object({
  uuid,
  title: z.string(),
  /** The title in te reo Māori, if it has one. */
  title_mi: z.string().nullable(),
  kind: z.enum(['link', 'file']),
  /** The link, or the path at which logged-in people download the file. */
  url: z.string(),
  file: z.object({ name: z.string(), media_type: z.string(), size: z.int() }).nullable(),
  updated_at: instant,
});
export type Asset = z.input<typeof Asset>;

const titles = { title: requiredLine(maxLength.name), title_mi: nameInTeReo };

/**
 * Only web addresses: a `javascript:` link would run in the reader's browser. Nothing before an @,
 * which looks like the host to a reader, or is a password that every reader would see.
 */
const url = requiredLine(2_000).pipe(
  z
    .url({ protocol: /^https?$/ })
    .refine((typed) => !/^https?:\/\/[^/?#]*@/i.test(typed), { params: { rule: 'login' } }),
);

export const schemas = {
  assetsOfPod: {
    summary: "A pod's assets, in their order.",
    params: z.object({ pod: uuid }),
    reply: z.object({ assets: z.array(Asset) }),
  },
  storeAsset: {
    summary: 'Adds a link to a pod.',
    body: z.object({ pod: uuid, ...titles, url }),
    reply: z.object({ asset: Asset }),
  },
  uploadAsset: {
    summary: 'Adds a file to a pod: the body is the file, at most 20 MB; its type is read from it.',
    file: ['application/octet-stream'],
    query: z.object({ pod: uuid, title: titles.title, name: requiredLine(maxLength.name) }),
    reply: z.object({ asset: Asset }),
  },
  updateAsset: {
    summary: "Changes an asset's titles, and a link's address.",
    body: z.object({ uuid, ...titles, url: url.nullish() }),
    reply: z.object({ asset: Asset }),
  },
  orderAssets: {
    summary:
      "Puts a pod's assets into this order. Every asset of the pod, once. `seen` is the order that the person saw: where it is another by now, 412.",
    body: z.object({ pod: uuid, assets: z.array(uuid), seen: seenRecords }),
    reply: z.object({ assets: z.array(Asset) }),
  },
  removeAsset: {
    summary: 'Removes an asset from its pod. `restore` undoes it.',
    body: z.object({ uuid }),
  },
  restoreAsset: {
    summary: 'Brings a removed asset back to where it was.',
    body: z.object({ uuid }),
    reply: z.object({ asset: Asset }),
  },
};
