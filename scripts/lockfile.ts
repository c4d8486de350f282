import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What package-lock.json says of each package; the first entry, without a name, is ours. */
const Lockfile = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      os: z.union([z.string(), z.array(z.string())]).optional(),
      inBundle: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
      peerDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

export type Packages = z.infer<typeof Lockfile>['packages'];

export function readLockfile(): Packages {
  return Lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages;
}

/**
 * What is wrong with where packages come from. No entry names a host, so all come from the one
 * registry that npm is set to, and what it sends has to match the hash that was reviewed.
 */
export function problemsOf(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([path, { resolved, integrity, inBundle }]) => {
    if (path === '') return [];
    if (resolved !== undefined) return [`${path} names a place of its own: ${resolved}`];
    if (inBundle) return [];
    return integrity?.startsWith('sha512-') ? [] : [`${path} has no sha512 integrity`];
  });
}
