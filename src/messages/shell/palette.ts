import { defineMessages } from '#lib/messages/message.ts';

/** The one box that finds people and records, goes anywhere and does what is done most. */
export const paletteMessages = defineMessages('palette', {
  addArea: 'Add learning area',
  addOrganisation: 'Add organisation',
  addPod: 'Add learning pod',
  addSubscription: 'Add subscription',
  addUser: 'Add user',
  allLearners: {
    one: 'See the {{count}} learner who matches',
    other: 'See all {{count}} learners who match',
  },
  allOrganisations: {
    one: 'See the {{count}} organisation that matches',
    other: 'See all {{count}} organisations that match',
  },
  allPeople: {
    one: 'See the {{count}} person who matches',
    other: 'See all {{count}} people who match',
  },
  carryOn: 'Continue writing: {{name}}',
  do: 'Actions',
  goTo: 'Go to',
  hint: 'Part of a name is enough. Macrons and capitals make no difference.',
  importOrganisations: 'Import organisations',
  importPeople: 'Import people',
  keys: '<key>↑</key> <key>↓</key> to choose, <key>Enter</key> to open, <key>Ctrl</key> <key>Enter</key> for a new tab, <key>Esc</key> to close',
  learners: 'Learners and reflections',
  more: 'There are more. Keep typing to narrow them down.',
  notAll: 'Not everything could be searched. {{why}}',
  notDone: 'That didn’t work. {{why}}',
  nothing: 'Nothing matches “{{typed}}”. Try part of a name, fewer letters, or another spelling.',
  openedLast: 'Recently opened',
  people: 'People',
  results: { one: '{{count}} result', other: '{{count}} results' },
  shareOut: 'Share learners out evenly',
  switchTo: 'Switch to {{language}}',
  waits: '{{reflection}}, waiting for review',
});
