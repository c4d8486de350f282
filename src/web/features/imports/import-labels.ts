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

type LabelWithTone = { tone: 'ok' | 'warn' | 'muted' | 'danger'; words: MessageDescriptor };

export const importStateLabels: Record<ImportState, LabelWithTone> = {
  reading: { tone: 'muted', words: importsMessages.reading },
  columns: { tone: 'warn', words: importsMessages.columns },
  comparing: { tone: 'muted', words: importsMessages.comparing },
  ready: { tone: 'warn', words: importsMessages.ready },
  writing: { tone: 'muted', words: importsMessages.writing },
  done: { tone: 'ok', words: importsMessages.done },
  failed: { tone: 'danger', words: importsMessages.failed },
  dropped: { tone: 'muted', words: importsMessages.dropped },
};

export const isRunning = ({ state }: { state: ImportState }): boolean =>
  state === 'reading' || state === 'comparing' || state === 'writing';

const before: Record<ImportOutcome, LabelWithTone> = {
  create: { tone: 'ok', words: importRowsMessages.new },
  update: { tone: 'warn', words: importRowsMessages.change },
  same: { tone: 'muted', words: importRowsMessages.noChange },
  problem: { tone: 'danger', words: importRowsMessages.problem },
};

const after: Record<ImportOutcome, LabelWithTone> = {
  ...before,
  create: { tone: 'ok', words: importRowsMessages.added },
  update: { tone: 'ok', words: importRowsMessages.changed },
};

/** A row that was to be written and was not, because writing stopped, is still what it was. */
export const outcomeLabel = (outcome: ImportOutcome, isWritten: boolean): LabelWithTone =>
  (isWritten ? after : before)[outcome];

const acts = {
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

/** 'Add 8 people and change 4' */
export function confirmLabel({ kind, counts: { create, update } }: Import): Message {
  const { add, change, both } = acts[kind];
  if (create === 0) return message(change, { count: update });
  if (update === 0) return message(add, { count: create });
  return message(both, { count: create, changed: update });
}

/** What came of it, in one line; nothing where there is nothing to tell yet. */
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

/** '20 seconds', '3 minutes': never as exact as it is uncertain. */
export function timeLeft(seconds: number): Translatable {
  if (seconds > 90) return message(timesMessages.minutes, { count: Math.round(seconds / 60) });
  if (seconds > 10) return message(timesMessages.seconds, { count: Math.ceil(seconds / 10) * 10 });
  return importingMessages.aFewSeconds;
}
