import { endMaintenance, startMaintenance } from '#server/platform/http/protection/maintenance.ts';
import { parseCommand } from './command-line.ts';
import { withDatabase } from './connect.ts';

const { positionals } = parseCommand({
  usage: `npm run maintenance on
npm run maintenance off
Closes every node to everybody, within a second, and opens them again. Closing prints a link for
those who have to come in meanwhile.`,
  words: [['on', 'off']],
});
const [state] = positionals;

await withDatabase(async ({ db, settings: { site } }) => {
  if (state === 'on') {
    const secret = await startMaintenance(db, new Date());
    console.log(`Closed for maintenance, on every node within a second.
You can still come in by ${site.url}/maintenance/bypass/${secret}`);
  } else {
    await endMaintenance(db);
    console.log('Open again, on every node within a second.');
  }
});
