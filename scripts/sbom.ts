import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseCommand } from './command-line.ts';

const { positionals } = parseCommand({
  usage: `npm run sbom -- [FILE]
Writes what the server consists of into sbom.cdx.json, or FILE, as CycloneDX: for whoever has to know
whether a weakness that became public concerns this installation. What only builds or tests is left out.`,
  words: ['[FILE]'],
});
const [file = 'sbom.cdx.json'] = positionals;
const options = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'];
const { status, stdout, stderr } = spawnSync('npm', options, {
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}
const { components } = JSON.parse(stdout);
writeFileSync(file, stdout);
console.log(`${file}: ${components.length} components`);
