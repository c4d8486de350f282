import { access, chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what is in here in memory. Containers often give it 64 MB alone. */
const inMemory = '/dev/shm';
const needed = 4 * 2 ** 30;

/**
 * A new folder for databases that go with the run: in memory where there is room, since each has
 * some 700 files, which a disk's file system took an eighth of the run to make and remove.
 */
export async function databaseFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join((await hasRoom(inMemory)) ? inMemory : tmpdir(), `${name}-`));
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  return folder;
}

async function hasRoom(folder: string): Promise<boolean> {
  try {
    await access(folder);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize > needed;
  } catch {
    return false;
  }
}
