import { eq } from 'drizzle-orm';
import type { Metadata } from 'sharp';
import { v7 as newUuid } from 'uuid';
import { uuid as Uuid } from '#contract/fields/fields.schemas.ts';
import { accountErrorsMessages } from '#messages/accounts/account-errors.ts';
import { currentUser } from '#server/features/accounts/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid, notFound } from '#server/platform/http/api-error.ts';
import { concurrencyLimit } from '#server/platform/http/protection/concurrency-limit.ts';
import { photos } from '#server/schema/index.ts';

/** Shown at 36 and 96 pixels; twice that for sharp screens, and some to spare. */
const SIDE = 256;
const readableFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']);
const notAPicture = () => invalid('photo', accountErrorsMessages.noPicture);

/**
 * A decoded pixel takes up to four bytes, however small the file. AVIF takes several times as much,
 * and 16 bits for each colour take twice as much.
 */
const MAX_PIXELS = 25_000_000;
const maxPixels = ({ format, depth }: Metadata) =>
  MAX_PIXELS / (format === 'heif' ? 6 : depth === 'ushort' ? 2 : 1);
const tooLarge = () => invalid('photo', accountErrorsMessages.largePicture);

/** A camera's picture takes up to 200 MB and a second or more, and nobody minds waiting. */
const limitDecoding = concurrencyLimit({ atOnce: 1, waiting: 20 });
const LONGEST_SECONDS = 20;

/** Stores the picture cropped to a small square, without the camera's record of place and time. */
export async function setPhoto(ctx: Context, file: unknown) {
  if (!Buffer.isBuffer(file) || file.length === 0) throw notAPicture();
  const webp = await limitDecoding('photo', () => cropToSquare(file));
  return inTransaction(ctx, async (ctx) => {
    const photo = { uuid: newUuid(), webp, size: webp.length };
    await ctx.db
      .insert(photos)
      .values({ user: ctx.user.uuid, ...photo })
      .onConflictDoUpdate({ target: photos.user, set: photo });
    return { user: await currentUser(ctx) };
  });
}

async function cropToSquare(file: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS }).timeout({
    seconds: LONGEST_SECONDS,
  });
  // Read from the file's header, without decoding the picture.
  const metadata = await picture.metadata().catch(rethrowUnreadable);
  if (!readableFormats.has(metadata.format)) throw notAPicture();
  if (metadata.width * metadata.height > maxPixels(metadata)) throw tooLarge();
  return picture
    .rotate()
    .resize(SIDE, SIDE)
    .webp({ quality: 80 })
    .toBuffer()
    .catch(rethrowUnreadable);
}

/** libvips has no error code for too many pixels, only a message. */
function rethrowUnreadable(error: unknown): never {
  throw error instanceof Error && /exceeds pixel limit/.test(error.message)
    ? tooLarge()
    : notAPicture();
}

/** Loaded with the first photo, as it takes much memory. */
async function loadSharp() {
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
 * Anybody who is logged in may see a photo. Browsers, which may be shared, cache it for minutes only
 * and then revalidate; the address changes with the picture.
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
