import { serve } from '../scripts/serve.ts';

// What `npm start` runs, without the web client: for measuring while that does not build.
await serve({ environment: process.env, dataDir: './data', client: null });
