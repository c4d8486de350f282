import { hashPassword } from '#server/features/accounts/index.ts';
import { queueUndrawn } from '#server/features/certificates/index.ts';
import { demoAccounts, demoPassword } from '../src/demo/known.ts';
import { seedDemo, whatIsThere } from '../src/demo/seed.ts';
import { serve } from './serve.ts';

if (process.env.APP_ENV === 'production') {
  console.error('The demo has passwords that everybody knows: it never runs as production.');
  process.exit(1);
}

const environment = { LOG_LEVEL: 'warn', ...process.env, APP_ENV: 'demo' };
const { url } = await serve({
  environment,
  dataDir: './data/demo',
  prepare: async ({ database: { db }, jobs }) => {
    const found = await whatIsThere(db);
    if (found === 'demo') return;
    if (found === 'other') {
      throw new Error(
        'This database holds something else than the demo. The demo loads into an empty one only.',
      );
    }
    await seedDemo(db, { now: new Date(), passwordHash: await hashPassword(demoPassword) });
    await queueUndrawn(db, jobs);
  },
});

console.log(`
Stepwise is ready at ${url}

Log in with the password ${demoPassword} as
${Object.values(demoAccounts)
  .map(({ email, does }) => `  ${email.padEnd(28)} ${does}`)
  .join('\n')}
`);
