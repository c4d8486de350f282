import type { Import } from '#contract/imports/imports.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { importingMessages } from '#messages/imports/importing.ts';

const confirmLabels = {
  people: {
    add: importingMessages.addPeople,
    change: importingMessages.changePeople,
    both: importingMessages.addAndChangePeople,
  },
  organisations: {
    add: importingMessages.addOrganisations,
    change: importingMessages.changeOrganisations,
    both: importingMessages.addAndChangeOrganisations,
  },
};

/** Whether there is something to confirm. */
export const hasChanges = ({ counts: { create, update } }: Import) => create + update > 0;

/** 'Add 8 people and change 4' */
export function confirmLabel({ kind, counts: { create, update } }: Import): Message {
  const { add, change, both } = confirmLabels[kind];
  if (create === 0) return message(change, { count: update });
  if (update === 0) return message(add, { count: create });
  return message(both, { count: create, changed: update });
}
