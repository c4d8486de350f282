import { endMaintenance, startMaintenance } from '#server/platform/http/protection/maintenance.ts';
import { withDatabase } from './connect.ts';

const [state] = process.argv.slice(2);

await withDatabase(async ({ db, settings: { site } }) => {
  if (state === 'on') {
    const secret = await startMaintenance(db, new Date());
    console.log(`Closed for maintenance, on every node within a second.
You can still come in by ${site.url}/maintenance/bypass/${secret}`);
  } else if (state === 'off') {
    await endMaintenance(db);
    console.log('Open again, on every node within a second.');
  } else {
    throw new Error('Say npm run maintenance on, or npm run maintenance off.');
  }
});
