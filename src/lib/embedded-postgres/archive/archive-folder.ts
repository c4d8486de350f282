import { mkdirSync } from 'node:fs';
import { chown, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseUser } from '../database-user.ts';
import { makeFolder } from '../folders.ts';

/** A copy of the cluster's files; with the log from its first segment on it becomes any later moment. */
export type Base = { name: string; moment: Date; firstSegment: string };

/** A segment of the log has 16 MiB; the archiver puts them there as they are, and we compress them. */
export type ArchiveFolder = {
  /** The oldest first. */
  bases: Base[];
  /** File names by the name of the segment. */
  segments: Map<string, string>;
  /** Of timelines: which of them began where, since PostgreSQL was restored to a moment. */
  histories: string[];
};

const segmentFile = /^([0-9A-F]{24})(\.zst)?$/;
const historyFile = /^[0-9A-F]{8}\.history$/;
const baseName = /^base-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d\.\d{3}Z)-([0-9A-F]{24})$/;
/** Says where a base copy began, for people. */
const backupFile = /^([0-9A-F]{24})\.[0-9A-F]{8}\.backup$/;
/** Left by processes that were killed: ours, and PostgreSQL's own. */
const unfinishedFile = /\.unfinished-\d+$|^archtemp\./;

const DAY = 24 * 60 * 60 * 1_000;

/**
 * Settings under which PostgreSQL copies each segment of its log into `folder` once it is full, or a
 * minute old. Its own module does so, on every system alike: under another name first, to the disk,
 * and never over a file that differs.
 */
export const archiveParameters = (folder: string) => ({
  archive_mode: 'on',
  archive_library: 'basic_archive',
  'basic_archive.archive_directory': folder,
  archive_timeout: '60',
});

export async function makeArchiveFolder(
  folder: string,
  user: DatabaseUser | undefined,
): Promise<void> {
  makeFolder(dirname(folder));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
}

export const nameOfBase = (moment: Date, firstSegment: string): string =>
  `base-${moment.toISOString().replaceAll(':', '')}-${firstSegment}`;

export async function readArchive(folder: string): Promise<ArchiveFolder> {
  const names = (await readdir(folder)).toSorted();
  const segments = names.flatMap((name): [string, string][] => {
    const [, segment] = segmentFile.exec(name) ?? [];
    return segment ? [[segment, name]] : [];
  });
  return {
    bases: names.flatMap((name) => baseOf(name) ?? []),
    segments: new Map(segments),
    histories: names.filter((name) => historyFile.test(name)),
  };
}

function baseOf(name: string): Base | undefined {
  const [, day, hour, minute, second, firstSegment] = baseName.exec(name) ?? [];
  if (!firstSegment) return undefined;
  return { name, moment: new Date(`${day}${hour}:${minute}:${second}`), firstSegment };
}

const segmentsPerFile = 0x100;

/** Where a segment is in the log, whatever its timeline. */
export function positionOf(segment: string): number {
  const [file, part] = [segment.slice(8, 16), segment.slice(16)];
  return Number.parseInt(file, 16) * segmentsPerFile + Number.parseInt(part, 16);
}

export const timelineOf = (segment: string): string => segment.slice(0, 8);

/** Whether the log is there from this base to the segment that was archived last. */
export function isUnbroken(
  { segments }: ArchiveFolder,
  { firstSegment }: Base,
  lastArchived: string,
): boolean {
  if (timelineOf(firstSegment) !== timelineOf(lastArchived)) return false;
  const there = new Set([...segments.keys()].map(positionOf));
  for (let at = positionOf(firstSegment); at <= positionOf(lastArchived); at += 1)
    if (!there.has(at)) return false;
  return true;
}

/** Leaves the newest `keep` bases and the log from the oldest of those on. */
export async function pruneArchive(folder: string, keep: number, now: Date): Promise<void> {
  const { bases } = await readArchive(folder);
  const remove = (name: string) => rm(join(folder, name), { recursive: true, force: true });
  for (const { name } of bases.slice(0, -keep)) await remove(name);
  const [oldest] = bases.slice(-keep);
  for (const name of await readdir(folder)) {
    const segment = (segmentFile.exec(name) ?? backupFile.exec(name))?.[1];
    if (segment && oldest && positionOf(segment) < positionOf(oldest.firstSegment))
      await remove(name);
    if (unfinishedFile.test(name) && (await isOld(join(folder, name), now))) await remove(name);
  }
}

async function isOld(path: string, now: Date) {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtimeMs < now.getTime() - DAY;
}
