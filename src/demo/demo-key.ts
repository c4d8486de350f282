import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import { appKeys } from '#server/schema/index.ts';

/** A row of this name in `app_keys` marks a database into which the whole demo was loaded. */
export const demoKey = 'demo';

export async function isDemo(db: Db): Promise<boolean> {
  return (await db.$count(appKeys, eq(appKeys.name, demoKey))) > 0;
}
