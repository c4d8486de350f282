import { serve } from './serve.ts';

const { url } = await serve({ environment: process.env, dataDir: './data' });
console.log(`Stepwise is ready at ${url}`);
