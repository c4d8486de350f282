import { defineMessages } from '#lib/messages/message.ts';

/** On an organisation: who has which role there, given and ended. */
export const rolesHereMessages = defineMessages('rolesHere', {
  title: 'Roles here',
  notLoaded: 'We couldn’t load the roles here.',
  none: 'Nobody has a role here yet.',
  person: 'Who gets a role',
  personHint: 'Someone who belongs to this organisation.',
  role: 'Role here',
  give: 'Give role',
  choosePerson: 'Choose who gets the role.',
  mayDo:
    'An administrator here may give roles and looks after its people. A mentor reviews its learners. A viewer reads progress.',
  given: '{{role}}, given by {{name}} on {{at, day}}',
  givenOn: '{{role}}, given on {{at, day}}',
  wasGiven: '{{name}} is {{role}} here now.',
  hasAlready: '{{name}} has that role here already.',
  remove: 'Remove role: {{name}}, {{role}}',
  wasRemoved: '{{name}}: {{role}} was removed',
  giveAgain: 'Undo: give {{name}} the role {{role}} again',
});
