import { registerHooks } from 'node:module';
import manifest from '../package.json' with { type: 'json' };

// Node 24 parses the package.json of a package again for each import of it, and of each of its
// files. Drizzle's has 180 kB: with 250 imports of ours that was two thirds of what a start loads,
// and 40 MB. So what Node has found once holds; our own files are where they say; and so are
// Drizzle's.
const root = new URL('..', import.meta.url).href;
const folders = Object.entries(manifest.imports).map(([name, folder]) => [
  name.replace('*', ''),
  new URL(folder.replace('*', ''), root).href,
]);
const found = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? '';
    if (parent.includes('/node_modules/drizzle-orm/') && specifier.startsWith('.')) {
      return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true };
    }
    const isOurs = parent.startsWith(root) && !parent.includes('/node_modules/');
    if (!isOurs || !context.conditions.includes('import')) return next(specifier, context);
    const url = specifier.endsWith('.ts') && ownFile(specifier, parent);
    if (url) return { url, format: 'module-typescript', shortCircuit: true };
    if (/^[./]|:/.test(specifier)) return next(specifier, context);
    const { url: known, format } = found.get(specifier) ?? next(specifier, context);
    found.set(specifier, { url: known, format });
    return { url: known, format, shortCircuit: true };
  },
});

function ownFile(specifier, parent) {
  if (specifier.startsWith('.')) return new URL(specifier, parent).href;
  const [name, folder] = folders.find(([start]) => specifier.startsWith(start)) ?? [];
  return name && folder + specifier.slice(name.length);
}
