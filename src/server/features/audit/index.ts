export { recordEvent, recordEvents } from './record-event.ts';
export { recordRefusals } from './record-refusals.ts';
