import { newSetUpLink } from '#server/features/accounts/index.ts';
import { withDatabase } from './connect.ts';

await withDatabase(async ({ db, settings: { site } }) => {
  console.log(`Open this link within an hour to become an administrator; it works once:
${await newSetUpLink(db, site, new Date())}`);
});
