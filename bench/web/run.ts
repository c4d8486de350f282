import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { installChromium } from '../../scripts/install-chromium.ts';
import { builtClient } from '../../scripts/web-build.ts';
import { demoAccounts } from '../../src/demo/named-records.ts';
import { fillDemo } from '../database/demo.ts';
import { openPrepared } from '../database/open.ts';
import { measuredToday, writeToPage } from '../performance-page.ts';
import { startApp } from '../server.ts';
import { measureActs, measureFloorActs } from './acts.ts';
import { largestChunk } from './chunks.ts';
import { firstVisit } from './first-visit.ts';
import { lighthouseScores, type Scores } from './lighthouse.ts';
import { logIn, type StorageState } from './pages.ts';
import { lighthouseTable, linesOf, type Round, tableOf } from './report.ts';
import { serveFloor } from './serve-floor.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    /** Lighthouse in place of the rounds: it takes half an hour. */
    lighthouse: { type: 'boolean', default: false },
    /** The routes that Lighthouse opens: those that match this expression. */
    routes: { type: 'string', default: '' },
    /** One round, to see that it works; docs/performance.md stays as it is. */
    quick: { type: 'boolean', default: false },
  },
});
const rounds = options.quick ? 1 : Number(options.rounds);
const password = 'kea-tūī-weka-pīwakawaka';

await using opened = new AsyncDisposableStack();
builtClient();
const floor = await serveFloor(opened);
const { dataDir, client } = await openPrepared({ fill: fillDemo, password }, opened);
// One person with every role, so with every page.
const { uuid, email } = demoAccounts.learner;
await client.query(
  `insert into user_roles ("user", role) select $1, unnest(array['admin', 'mentor', 'learning_designer'])`,
  [uuid],
);
const app = await startApp(dataDir, 'start');
opened.defer(app.stop);

const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: installChromium(), args });
opened.defer(() => browser.close());
const state = await logIn(browser, app.origin, { email, password });

if (options.lighthouse) await openAll();
else await measureAll();

async function openAll() {
  const scores = await lighthouseScores(app.origin, state, new RegExp(options.routes), print);
  if (options.routes === '')
    writeToPage('lighthouse', `${lighthouseTable(scores)}\n\n${measuredToday()}`);
}

async function measureAll() {
  const measured = await measureRounds(browser, state);
  const table = tableOf(linesOf(measured, largestChunk().weight));
  console.log(`\n${table}\n`);
  if (!options.quick) writeToPage('acts', `${table}\n\n${measuredToday()}`);
}

function print({ path, device, scores }: Scores) {
  console.log(`${scores.join(' / ')}  ${device}  ${path}`);
}

/** In turn, so that what else the machine does slows both alike; the first round only warms up. */
async function measureRounds(browser: Browser, state: StorageState): Promise<Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const one = {
      floor: await firstVisit(browser, floor),
      product: await firstVisit(browser, `${app.origin}/users`, state),
      floorActs: await measureFloorActs({ browser, origin: floor }),
      acts: await measureActs({ browser, origin: app.origin, state }),
    };
    // The next browser would be asked which of the two texts to go on with.
    await client.query('delete from drafts');
    console.log(round === 0 ? 'Warmed up.' : `Round ${round} of ${rounds}.`);
    if (round > 0) measured.push(one);
  }
  return measured;
}
