import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/**
 * Writes what the server consists of, as CycloneDX, for whoever has to know whether a weakness that
 * became public concerns this installation. What only builds or tests is left out.
 *
 *     npm run sbom -- [file]
 */
const [file = 'sbom.cdx.json'] = process.argv.slice(2);
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
