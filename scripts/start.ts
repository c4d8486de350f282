import { parseCommand } from './command-line.ts';
import { serve } from './serve.ts';

parseCommand({
  usage: `npm start
Starts Stepwise with the settings in its environment, which the README lists, at http://localhost:8000
(PORT). Without DATABASE_URL it brings its own PostgreSQL, in ./data (DATA_DIR).`,
});

let setUpLink: string | undefined;
const { url } = await serve({
  environment: process.env,
  dataDir: './data',
  prepare: async ({ database: { db } }, { site }) => {
    // Loaded with the rest of the server, not before it.
    const { isDemo } = await import('../src/demo/demo-key.ts');
    const { hasNoAccounts, newSetUpLink } = await import('#server/features/accounts/index.ts');
    if (site.environment === 'production' && (await isDemo(db))) {
      throw new Error('This database holds the demo, whose passwords everybody knows.');
    }
    if (await hasNoAccounts(db)) setUpLink = await newSetUpLink(db, site, new Date());
  },
});
console.log(`Stepwise is ready at ${url}`);
if (setUpLink) {
  console.log(`Nobody has an account yet. Open this link within an hour to become the first
administrator; it works once (npm run administrator makes another):
${setUpLink}`);
}
