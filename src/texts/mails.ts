import { texts } from './text.ts';

/** What every mail says. */
export const mailsText = texts('mails', {
  greeting: 'Kia ora {{name}},',
  sentByItself: '<home>{{product}}</home> sent this by itself; nobody reads replies.',
});
