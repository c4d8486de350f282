import { hashPassword } from '#server/features/accounts/index.ts';
import { assertDemo, loadDemo } from '../src/demo/load.ts';
import { demoAccounts, demoPassword } from '../src/demo/named-records.ts';
import { parseCommand } from './command-line.ts';
import { serve } from './serve.ts';

const { values } = parseCommand({
  usage: `npm run demo
Starts Stepwise with example people and their learning, at http://localhost:8000 (PORT), in ./data/demo.
  --fill   also fills the empty database of DATABASE_URL`,
  options: { fill: { type: 'boolean' } },
});
const { APP_ENV, DATABASE_URL, ...others } = process.env;
if (APP_ENV === 'production') {
  console.error('The demo has passwords that everybody knows: it never runs as production.');
  process.exit(1);
}
const mayFill = !DATABASE_URL || values.fill === true;

const { url } = await serve({
  environment: { LOG_LEVEL: 'warn', ...others, DATABASE_URL, APP_ENV: APP_ENV || 'demo' },
  isDemo: true,
  dataDir: './data/demo',
  ...(!mayFill && { inspect: assertDemo }),
  prepare: async (parts) =>
    loadDemo(parts, { now: new Date(), passwordHash: await hashPassword(demoPassword) }),
});

console.log(`
Stepwise is ready at ${url}

Log in with the password ${demoPassword} as
${Object.values(demoAccounts)
  .map(({ email, does }) => `  ${email.padEnd(28)} ${does}`)
  .join('\n')}
`);
