import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { uuid as Uuid } from '#contract/fields.ts';
import { currentUser } from '#server/features/accounts/index.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { invalid, notFound } from '#server/platform/refusal.ts';
import { photos } from '#server/schema/index.ts';
import { accountRefusalsText } from '#texts/account-refusals.ts';

/** Shown at 36 and 96 pixels; twice that for sharp screens, and some to spare. */
const SIDE = 256;
const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']);
const refused = () => invalid('photo', accountRefusalsText.noPicture);

/** Cropped to a small square. Of what the camera wrote about place and time, nothing is kept. */
export async function setPhoto(ctx: Context, file: unknown) {
  if (!Buffer.isBuffer(file) || file.length === 0) throw refused();
  const webp = await square(file);
  return inTransaction(ctx, async (ctx) => {
    const photo = { uuid: newUuid(), webp, size: webp.length };
    await ctx.db
      .insert(photos)
      .values({ user: ctx.user.uuid, ...photo })
      .onConflictDoUpdate({ target: photos.user, set: photo });
    return { user: await currentUser(ctx) };
  });
}

async function square(file: Buffer): Promise<Buffer> {
  // Loaded with the first photo: a server that never sees one doesn't carry it.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(file, { limitInputPixels: 100_000_000 });
    const { format } = await picture.metadata();
    if (!format || !readable.has(format)) throw refused();
    return await picture.rotate().resize(SIDE, SIDE).webp({ quality: 80 }).toBuffer();
  } catch {
    throw refused();
  }
}

export function removePhoto(ctx: Context) {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(photos).where(eq(photos.user, ctx.user.uuid));
    return { user: await currentUser(ctx) };
  });
}

/**
 * Anybody logged in may see a face. A shared device keeps it for minutes only, and asks after that
 * whether it is still there; the address changes with the picture.
 */
export async function readPhoto({ db }: Context, uuid: string) {
  if (!Uuid.safeParse(uuid).success) throw notFound();
  const [photo] = await db.select().from(photos).where(eq(photos.uuid, uuid));
  if (!photo) throw notFound();
  return {
    type: 'image/webp',
    body: photo.webp,
    headers: { 'cache-control': 'private, max-age=300', etag: `"${uuid}"` },
  };
}
