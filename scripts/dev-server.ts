import { serve } from './serve.ts';

const hasProvider = process.argv.includes('--sso');

await serve({
  environment: process.env,
  dataDir: './data/dev',
  client: null,
  ...(hasProvider && {
    prepare: async ({ database }) => {
      const { addDevProvider } = await import('./dev-sign-in.ts');
      await addDevProvider(database.db);
    },
  }),
});
