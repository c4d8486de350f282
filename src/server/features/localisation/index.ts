export { refreshTexts } from './refresh-texts.ts';
