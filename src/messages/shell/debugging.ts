import { defineMessages } from '#lib/messages/message.ts';

/** The bar at the foot that shows, in development alone, what went wrong on the page. */
export const debuggingMessages = defineMessages('debugging', {
  faults: { one: '{{count}} fault on this page', other: '{{count}} faults on this page' },
  bar: 'Faults on this page',
  clear: 'Clear',
  refused: '{{call}} answered {{status}}',
  unanswered: '{{call}} got no answer',
  liveLost: 'The live connection was lost',
  liveNotLoaded: 'We couldn’t load the live connection',
  uncaught: 'Uncaught: {{message}}',
  request: 'request {{request}}',
});
