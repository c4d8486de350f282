import { newSetUpLink } from '#server/features/accounts/index.ts';
import { parseCommand } from './command-line.ts';
import { withDatabase } from './connect.ts';

parseCommand({
  usage: `npm run administrator
Prints a link that makes an administrator. It is good for an hour, and works once.`,
});

await withDatabase(async ({ db, settings: { site } }) => {
  console.log(`Open this link within an hour to become an administrator; it works once:
${await newSetUpLink(db, site, new Date())}`);
});
