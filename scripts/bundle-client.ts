import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

/**
 * Builds the client of the folder it is run in, and compresses each of its files once, as small as it
 * gets, so that the server never has to.
 *
 *     node scripts/bundle-client.ts <where to>
 */
const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error('Say where to: npm run build does.');

await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });

// The same components once more, for the server to draw each page before its script runs.
await build({
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  // React's other half, for development, would be loaded as well and never run.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    // The server keeps the text of what it runs in memory.
    minify: true,
    ssr: 'src/web/first-paint.tsx',
    outDir: join(outDir, 'first-paint'),
    manifest: true,
    // With the styles of what it draws, for the page to bring along.
    ssrEmitAssets: true,
    cssCodeSplit: true,
  },
});

const assets = join(outDir, 'assets');
for (const name of readdirSync(assets)) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const contents = readFileSync(join(assets, name));
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
    // The last twentieth of a dictionary would take several seconds of every build.
    [constants.BROTLI_PARAM_QUALITY]: contents.length > 1_000_000 ? 9 : 11,
  };
  writeFileSync(join(assets, `${name}.gz`), gzipSync(contents, { level: 9 }));
  writeFileSync(join(assets, `${name}.br`), brotliCompressSync(contents, { params }));
}
