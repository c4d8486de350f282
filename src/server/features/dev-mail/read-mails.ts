import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Email } from 'postal-mime';

export type StoredMail = { id: string; at: Date; mail: Email };

/** More than anybody reads who looks for a mail just sent. */
const MAX_SHOWN = 100;

/** The mails in the folder, newest first. */
export async function readMails(folder: string): Promise<StoredMail[]> {
  const ids = (await namesIn(folder))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length));
  const dated = await Promise.all(ids.map(async (id) => ({ id, at: await writtenAt(folder, id) })));
  dated.sort((a, b) => b.at.getTime() - a.at.getTime() || b.id.localeCompare(a.id));
  return Promise.all(
    dated
      .slice(0, MAX_SHOWN)
      .map(async ({ id, at }) => ({ id, at, mail: await parse(folder, id) })),
  );
}

/** One mail; undefined for an id that names none, or that tries to leave the folder. */
export async function readMail(folder: string, id: string): Promise<StoredMail | undefined> {
  const exists = /^[\w-]{1,100}$/.test(id) && (await namesIn(folder)).includes(`${id}.eml`);
  if (!exists) return undefined;
  return { id, at: await writtenAt(folder, id), mail: await parse(folder, id) };
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // The folder is made when the first mail is written.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function writtenAt(folder: string, id: string): Promise<Date> {
  return (await stat(join(folder, `${id}.eml`))).mtime;
}

async function parse(folder: string, id: string): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  return PostalMime.parse(await readFile(join(folder, `${id}.eml`)));
}
