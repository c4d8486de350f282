import { eq } from 'drizzle-orm';
import { drafts } from '#server/schema/index.ts';
import type { Person } from './fixtures.ts';
import type { Product } from './product.ts';

/** The texts that the server has of somebody's reviews and notes before they are saved. */
export async function serverDrafts({ database }: Product, { uuid }: Person): Promise<string[]> {
  const rows = await database.db.select().from(drafts).where(eq(drafts.user, uuid));
  return rows.map(({ text }) => text);
}
