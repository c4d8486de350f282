import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { uploadAsset as contract } from '#contract/learning/assets.ts';
import { message } from '#lib/messages/message.ts';
import { learningErrorsMessages } from '#messages/learning/learning-errors.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import type { AssetStore } from './asset-store.ts';
import { fileTypeOf, programEnding, withMatchingExtension } from './file-type.ts';
import { readAsset } from './read-assets.ts';
import { addAsset } from './save-asset.ts';

const unsupportedFile = () => invalid('file', learningErrorsMessages.fileKind);

/** The content decides the type, and the name gets an extension that matches it. */
export async function uploadAsset(
  ctx: Context,
  { query }: ValidInput<typeof contract>,
  content: unknown,
  store: AssetStore,
): Promise<Reply<typeof contract>> {
  const program = programEnding(query.name);
  if (program) throw invalid('file', message(learningErrorsMessages.program, { ending: program }));
  if (!Buffer.isBuffer(content)) throw unsupportedFile();
  const type = fileTypeOf(content, query.name);
  if (!type) throw unsupportedFile();

  return inTransaction(ctx, async (ctx) => {
    const { pod, title } = query;
    const uuid = await addAsset(ctx, { pod, title, title_mi: null, kind: 'file', url: null });
    await store.put(ctx, uuid, {
      name: withMatchingExtension(query.name, type),
      mediaType: type.mediaType,
      content,
    });
    return { asset: await readAsset(ctx, uuid) };
  });
}
