import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import { appKeys } from '#server/schema/index.ts';

/** Its row in `app_keys` says that the demo was loaded, all of it. */
export const demoKey = 'demo';

export async function isDemo(db: Db): Promise<boolean> {
  return (await db.$count(appKeys, eq(appKeys.name, demoKey))) > 0;
}
