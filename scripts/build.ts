import { builtClient } from './web-build.ts';

console.log(builtClient().folder);
