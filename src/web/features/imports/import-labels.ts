import type {
  Import,
  ImportKind,
  ImportOutcome,
  ImportState,
  ImportSummary,
} from '#contract/imports/imports.ts';
import {
  type Message,
  type MessageDescriptor,
  message,
  type Translatable,
} from '#lib/messages/message.ts';
import { importRowsMessages } from '#messages/imports/import-rows.ts';
import { importingMessages } from '#messages/imports/importing.ts';
import { importsMessages } from '#messages/imports/imports.ts';
import { timesMessages } from '#messages/times.ts';

export const kindLabels: Record<ImportKind, MessageDescriptor> = {
  people: importsMessages.people,
  organisations: importsMessages.organisations,
};

type LabelWithTone = { tone: 'ok' | 'warn' | 'muted' | 'danger'; label: MessageDescriptor };

export const importStateLabels: Record<ImportState, LabelWithTone> = {
  reading: { tone: 'muted', label: importsMessages.reading },
  columns: { tone: 'warn', label: importsMessages.columns },
  comparing: { tone: 'muted', label: importsMessages.comparing },
  ready: { tone: 'warn', label: importsMessages.ready },
  writing: { tone: 'muted', label: importsMessages.writing },
  done: { tone: 'ok', label: importsMessages.done },
  failed: { tone: 'danger', label: importsMessages.failed },
  dropped: { tone: 'muted', label: importsMessages.dropped },
};

export const isRunning = ({ state }: { state: ImportState }): boolean =>
  state === 'reading' || state === 'comparing' || state === 'writing';

const labelsBefore: Record<ImportOutcome, LabelWithTone> = {
  create: { tone: 'ok', label: importRowsMessages.new },
  update: { tone: 'warn', label: importRowsMessages.change },
  same: { tone: 'muted', label: importRowsMessages.noChange },
  problem: { tone: 'danger', label: importRowsMessages.problem },
};

const labelsAfter: Record<ImportOutcome, LabelWithTone> = {
  ...labelsBefore,
  create: { tone: 'ok', label: importRowsMessages.added },
  update: { tone: 'ok', label: importRowsMessages.changed },
};

/** In the past tense once the row is written; not so if writing stopped before it. */
export const outcomeLabel = (outcome: ImportOutcome, isWritten: boolean): LabelWithTone =>
  (isWritten ? labelsAfter : labelsBefore)[outcome];

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

/** The result in one line; undefined while there is none. */
export function resultMessage({ state, counts, total }: ImportSummary): Translatable | undefined {
  if (state === 'reading' || state === 'dropped' || total === 0) return undefined;
  const { create, update, same, problem } = counts;
  if (create + update + same + problem === 0)
    return message(importsMessages.rows, { count: total });
  const isDone = state === 'done' || state === 'failed';
  const parts = [
    create > 0 &&
      message(isDone ? importsMessages.added : importsMessages.toAdd, { number: create }),
    update > 0 &&
      message(isDone ? importsMessages.changed : importsMessages.toChange, { number: update }),
    same > 0 && message(importsMessages.same, { number: same }),
    problem > 0 && message(importsMessages.problems, { count: problem }),
  ];
  return parts
    .filter((part) => part !== false)
    .reduce((before, last) => message(importsMessages.andThen, { before, last }));
}

/** '20 seconds', '3 minutes': rounded, as it is only an estimate. */
export function timeLeft(seconds: number): Translatable {
  if (seconds > 90) return message(timesMessages.minutes, { count: Math.round(seconds / 60) });
  if (seconds > 10) return message(timesMessages.seconds, { count: Math.ceil(seconds / 10) * 10 });
  return importingMessages.aFewSeconds;
}
