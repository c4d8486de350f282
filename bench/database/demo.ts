import { openDatabase, workLimits } from '#server/platform/data/database.ts';
import { seedDemo } from '../../src/demo/seed.ts';
import type { Fill } from './open.ts';

/** The database of `npm run demo`. */
export const fillDemo: Fill = async (_client, connection, passwordHash) => {
  const database = openDatabase(connection, { limits: workLimits });
  await seedDemo(database.db, { now: new Date(), passwordHash });
  await database.close();
};
