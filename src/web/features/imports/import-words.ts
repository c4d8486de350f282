import type {
  Import,
  ImportKind,
  ImportOutcome,
  ImportState,
  ImportSummary,
} from '#contract/imports.ts';
import { importRowsText } from '#texts/import-rows.ts';
import { importingText } from '#texts/importing.ts';
import { importsText } from '#texts/imports.ts';
import { type Said, type Sayable, say, type Text } from '#texts/text.ts';
import { timesText } from '#texts/times.ts';

export const kindLabels: Record<ImportKind, Text> = {
  people: importsText.people,
  organisations: importsText.organisations,
};

type Shown = { tone: 'ok' | 'warn' | 'muted' | 'danger'; words: Text };

export const stateWords: Record<ImportState, Shown> = {
  reading: { tone: 'muted', words: importsText.reading },
  columns: { tone: 'warn', words: importsText.columns },
  comparing: { tone: 'muted', words: importsText.comparing },
  ready: { tone: 'warn', words: importsText.ready },
  writing: { tone: 'muted', words: importsText.writing },
  done: { tone: 'ok', words: importsText.done },
  failed: { tone: 'danger', words: importsText.failed },
  dropped: { tone: 'muted', words: importsText.dropped },
};

export const isRunning = ({ state }: { state: ImportState }): boolean =>
  state === 'reading' || state === 'comparing' || state === 'writing';

const before: Record<ImportOutcome, Shown> = {
  create: { tone: 'ok', words: importRowsText.new },
  update: { tone: 'warn', words: importRowsText.change },
  same: { tone: 'muted', words: importRowsText.noChange },
  problem: { tone: 'danger', words: importRowsText.problem },
};

const after: Record<ImportOutcome, Shown> = {
  ...before,
  create: { tone: 'ok', words: importRowsText.added },
  update: { tone: 'ok', words: importRowsText.changed },
};

/** A row that was to be written and was not, because writing stopped, is still what it was. */
export const outcomeWords = (outcome: ImportOutcome, isWritten: boolean): Shown =>
  (isWritten ? after : before)[outcome];

const acts = {
  people: {
    add: importingText.addPeople,
    change: importingText.changePeople,
    both: importingText.addAndChangePeople,
  },
  organisations: {
    add: importingText.addOrganisations,
    change: importingText.changeOrganisations,
    both: importingText.addAndChangeOrganisations,
  },
};

/** 'Add 8 people and change 4' */
export function confirmWords({ kind, counts: { create, update } }: Import): Said {
  const { add, change, both } = acts[kind];
  if (create === 0) return say(change, { count: update });
  if (update === 0) return say(add, { count: create });
  return say(both, { count: create, changed: update });
}

/** What came of it, in one line; nothing where there is nothing to tell yet. */
export function resultWords({ state, counts, total }: ImportSummary): Sayable | undefined {
  if (state === 'reading' || state === 'dropped' || total === 0) return undefined;
  const { create, update, same, problem } = counts;
  if (create + update + same + problem === 0) return say(importsText.rows, { count: total });
  const isDone = state === 'done' || state === 'failed';
  const parts = [
    create > 0 && say(isDone ? importsText.added : importsText.toAdd, { number: create }),
    update > 0 && say(isDone ? importsText.changed : importsText.toChange, { number: update }),
    same > 0 && say(importsText.same, { number: same }),
    problem > 0 && say(importsText.problems, { count: problem }),
  ];
  return parts
    .filter((part) => part !== false)
    .reduce((before, last) => say(importsText.andThen, { before, last }));
}

/** '20 seconds', '3 minutes': never as exact as it is uncertain. */
export function aboutLeft(seconds: number): Sayable {
  if (seconds > 90) return say(timesText.minutes, { count: Math.round(seconds / 60) });
  if (seconds > 10) return say(timesText.seconds, { count: Math.ceil(seconds / 10) * 10 });
  return importingText.aFewSeconds;
}
