// Plain JavaScript, so that a Node too old for the rest can still say what is wrong.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Stepwise needs Node 24, and this is ${process.version}. ` +
      'Run it through npm (npm run demo, npm start, npm test): npm ci brings Node 24 along.',
  );
  process.exit(1);
}
const { enableCompileCache } = await import('node:module');
// Compiled code is kept between starts: the second one is twice as fast.
enableCompileCache();
await import('./resolve-once.mjs');
const [name, ...rest] = process.argv.slice(2);
process.argv.splice(2, process.argv.length, ...rest);
await import(`./${name}.ts`);
