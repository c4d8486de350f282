import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { livePageSettings } from '#server/platform/live/live-settings.ts';
import { pageSettings } from '#server/platform/pages/page-settings.ts';
import { readSettings } from '#server/platform/settings.ts';
import { parseCommand } from './command-line.ts';
import { componentsPage } from './components-page.ts';

const { values } = parseCommand({
  usage: `npm run dev
Starts Stepwise at http://localhost:5173, again whenever a file changes.
  --sso   people can log in through a provider, which runs in this process`,
  options: { sso: { type: 'boolean' } },
});
const client = 'http://localhost:5173';
const environment = { APP_ENV: 'development', WEB_ORIGIN: client, ...process.env };

// The server starts again when one of its files changes; PostgreSQL is stopped and started with it.
const watched = ['src/server', 'src/contract'].map((folder) => `--watch-path=${folder}`);
const options = values.sso ? ['--sso'] : [];
const server = spawn(process.execPath, [...watched, 'scripts/run.mjs', 'dev-server', ...options], {
  env: environment,
  stdio: 'inherit',
});
server.on('exit', (code) => process.exit(code ?? 0));

// Vite serves the page here, so the settings that the server puts into its head are added here.
const { site, live } = readSettings(environment);
if (options.length > 0) {
  const { startDemoProvider } = await import('../src/demo/demo-provider.ts');
  const { devClient, devProviderPort } = await import('./dev-sign-in.ts');
  const { issuer } = await startDemoProvider(devClient(site.url), devProviderPort);
  console.log(
    `People log in through ${issuer}: as hana, who has an account here, or as a stranger`,
  );
}
const head = pageSettings(site, livePageSettings(live));
const vite = await createServer({
  server: { port: 5173, strictPort: true },
  plugins: [
    { name: 'page-settings', transformIndexHtml: (page) => page.replace('<!--head-->', head) },
    componentsPage(),
  ],
});
await vite.listen();
console.log(`Stepwise is ready at ${client}`);
