import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import { backupRuns } from '#server/schema/index.ts';

/** Runs a step of a backup; where that fails, the system page can say why. */
export async function noteProblem<T>(db: Db, run: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    await db.update(backupRuns).set({ problem }).where(eq(backupRuns.uuid, run));
    throw error;
  }
}
