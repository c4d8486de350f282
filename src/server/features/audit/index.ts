export { type Event, recordEvent, recordEvents, recordFirst } from './record-event.ts';
