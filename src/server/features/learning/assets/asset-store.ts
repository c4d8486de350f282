import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';
import { assetFiles } from '#server/schema/index.ts';

export type StoredFile = { name: string; mediaType: string; content: Buffer };

/** Where the files of assets are kept. */
export type AssetStore = {
  put: (ctx: Context, asset: string, file: StoredFile) => Promise<void>;
  get: (ctx: Context, asset: string) => Promise<(StoredFile & { sha256: Buffer }) | undefined>;
};

/** In the database: one backup holds everything, and a file is there exactly when its asset is. */
export const databaseAssetStore: AssetStore = {
  async put({ db }, asset, file) {
    const sha256 = createHash('sha256').update(file.content).digest();
    await db.insert(assetFiles).values({ asset, ...file, sha256 });
  },
  async get({ db }, asset) {
    const [file] = await db.select().from(assetFiles).where(eq(assetFiles.asset, asset));
    return file;
  },
};
