import { serve } from '../scripts/serve.ts';

// What `npm start` runs, without the web client: to measure while the client does not build.
await serve({ environment: process.env, dataDir: './data', client: null });
