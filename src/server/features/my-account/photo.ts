import { eq } from 'drizzle-orm';
import type { Metadata } from 'sharp';
import { v7 as newUuid } from 'uuid';
import { uuid as Uuid } from '#contract/fields.schemas.ts';
import { currentUser } from '#server/features/accounts/index.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { invalid, notFound } from '#server/platform/refusal.ts';
import { turns } from '#server/platform/turns.ts';
import { photos } from '#server/schema/index.ts';
import { accountRefusalsText } from '#texts/account-refusals.ts';

/** Shown at 36 and 96 pixels; twice that for sharp screens, and some to spare. */
const SIDE = 256;
const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']);
const refused = () => invalid('photo', accountRefusalsText.noPicture);

/**
 * Pixels, each of which takes up to four bytes once unpacked, however few the file has. AVIF takes
 * several times as much, and 16 bits for each colour take twice as much.
 */
const MOST_PIXELS = 25_000_000;
const mostPixels = ({ format, depth }: Metadata) =>
  MOST_PIXELS / (format === 'heif' ? 6 : depth === 'ushort' ? 2 : 1);
const tooLarge = () => invalid('photo', accountRefusalsText.largePicture);

/** A camera's picture takes 200 MB and a second or more at worst, and none is in a hurry. */
const unpacking = turns({ atOnce: 1, waiting: 20 });
const LONGEST_SECONDS = 20;

/** Cropped to a small square. Of what the camera wrote about place and time, nothing is kept. */
export async function setPhoto(ctx: Context, file: unknown) {
  if (!Buffer.isBuffer(file) || file.length === 0) throw refused();
  const webp = await unpacking('photo', () => square(file));
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
  const sharp = await loaded();
  const picture = sharp(file, { limitInputPixels: MOST_PIXELS }).timeout({
    seconds: LONGEST_SECONDS,
  });
  // What the file says of itself. Nothing is unpacked for it.
  const said = await picture.metadata().catch(whyRefused);
  if (!readable.has(said.format)) throw refused();
  if (said.width * said.height > mostPixels(said)) throw tooLarge();
  return picture.rotate().resize(SIDE, SIDE).webp({ quality: 80 }).toBuffer().catch(whyRefused);
}

/** libvips has no code for it. */
function whyRefused(error: unknown): never {
  throw error instanceof Error && /exceeds pixel limit/.test(error.message)
    ? tooLarge()
    : refused();
}

/** With the first photo: a server that never sees one doesn't carry it. */
async function loaded() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
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
