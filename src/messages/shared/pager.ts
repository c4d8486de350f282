import { defineMessages } from '#lib/messages/message.ts';

/** What turns the pages of a list. */
export const pagerMessages = defineMessages('controls', {
  firstPage: 'First page',
  lastPage: 'Last page',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  page: 'Page {{number}}',
  pages: 'Pages',
});
