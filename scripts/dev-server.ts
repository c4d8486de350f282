import { serve } from './serve.ts';

await serve({ environment: process.env, dataDir: './data/dev', client: null });
