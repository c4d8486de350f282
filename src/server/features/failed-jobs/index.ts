export { reasonOf } from './rules.ts';
