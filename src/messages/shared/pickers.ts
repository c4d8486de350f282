import { defineMessages } from '#lib/messages/message.ts';

/** Of the boxes that find one record out of many; apart from the lists, as they are loaded later. */
export const pickersMessages = defineMessages('lists', {
  allLearners: 'All learners',
  firstLearners: 'The first {{most}} learners; type to narrow them down',
  firstRecords: 'The first {{most}}; type to narrow them down',
  learnersNotLoaded: 'We couldn’t load the learners. Close this list and open it again.',
  nameOrCode: 'Name or code…',
  nameOrEmail: 'Name or email…',
  noLearner: 'No learner matches “{{typed}}”',
  noLearners: 'No learners yet',
  noOrganisation: 'No organisation matches “{{typed}}”',
  noOrganisations: 'No organisations yet',
  nobody: 'Nobody yet',
  nobodyMatches: 'Nobody matches “{{typed}}”',
  organisations: 'organisations',
  organisationsNotLoaded: 'We couldn’t load the organisations. Close this list and open it again.',
  people: 'people',
  peopleNotLoaded: 'We couldn’t load the people. Close this list and open it again.',
  recent: 'Recent',
  showLearners: 'Show learners',
  showOrganisations: 'Show organisations',
  showPeople: 'Show people',
  typeName: 'Type a name…',
});
