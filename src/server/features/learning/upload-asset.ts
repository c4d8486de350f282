import type { uploadAsset as contract } from '#contract/assets.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { invalid } from '#server/platform/refusal.ts';
import { learningRefusalsText } from '#texts/learning-refusals.ts';
import type { AssetStore } from './asset-store.ts';
import { fileTypeOf, named } from './file-type.ts';
import { readAsset } from './read-assets.ts';
import { addAsset } from './save-asset.ts';

const refused = () => invalid('file', learningRefusalsText.fileKind);

/** What a file is, its content says; its name is made to agree. */
export async function uploadAsset(
  ctx: Context,
  { query }: Input<typeof contract>,
  content: unknown,
  store: AssetStore,
): Promise<Reply<typeof contract>> {
  if (!Buffer.isBuffer(content)) throw refused();
  const type = fileTypeOf(content, query.name);
  if (!type) throw refused();

  return inTransaction(ctx, async (ctx) => {
    const { pod, title } = query;
    const uuid = await addAsset(ctx, { pod, title, kind: 'file', url: null });
    await store.put(ctx, uuid, {
      name: named(query.name, type),
      mediaType: type.mediaType,
      content,
    });
    return { asset: await readAsset(ctx, uuid) };
  });
}
