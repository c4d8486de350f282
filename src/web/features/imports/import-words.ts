import type {
  Import,
  ImportKind,
  ImportOutcome,
  ImportState,
  ImportSummary,
} from '#contract/imports.ts';
import { counted } from '#web/platform/counted.ts';

export const kindLabels: Record<ImportKind, string> = {
  people: 'People',
  organisations: 'Organisations',
};

/** '1 person', '6 organisations' */
export const countedKind = (kind: ImportKind, count: number): string =>
  kind === 'people' ? counted(count, 'person', 'people') : counted(count, 'organisation');

type Shown = { tone: 'ok' | 'warn' | 'muted' | 'danger'; words: string };

export const stateWords: Record<ImportState, Shown> = {
  reading: { tone: 'muted', words: 'Reading' },
  columns: { tone: 'warn', words: 'Columns to match' },
  comparing: { tone: 'muted', words: 'Comparing' },
  ready: { tone: 'warn', words: 'Waits for you' },
  writing: { tone: 'muted', words: 'Writing' },
  done: { tone: 'ok', words: 'Done' },
  failed: { tone: 'danger', words: 'Failed' },
  dropped: { tone: 'muted', words: 'Put aside' },
};

export const isRunning = ({ state }: { state: ImportState }): boolean =>
  state === 'reading' || state === 'comparing' || state === 'writing';

const before: Record<ImportOutcome, Shown> = {
  create: { tone: 'ok', words: 'New' },
  update: { tone: 'warn', words: 'Change' },
  same: { tone: 'muted', words: 'No change' },
  problem: { tone: 'danger', words: 'Problem' },
};

const after: Record<ImportOutcome, Shown> = {
  ...before,
  create: { tone: 'ok', words: 'Added' },
  update: { tone: 'ok', words: 'Changed' },
};

/** A row that was to be written and was not, because writing stopped, is still what it was. */
export const outcomeWords = (outcome: ImportOutcome, isWritten: boolean): Shown =>
  (isWritten ? after : before)[outcome];

/** 'Add 8 people and change 4' */
export function confirmWords({ kind, counts: { create, update } }: Import): string {
  const add = create > 0 ? `Add ${countedKind(kind, create)}` : '';
  if (update === 0) return add;
  return add
    ? `${add} and change ${update.toLocaleString('en-NZ')}`
    : `Change ${countedKind(kind, update)}`;
}

/** What came of it, in one line. */
export function resultWords({ state, counts, total }: ImportSummary): string {
  if (state === 'reading' || state === 'dropped' || total === 0) return '';
  const { create, update, same, problem } = counts;
  if (create + update + same + problem === 0) return counted(total, 'row');
  const isDone = state === 'done' || state === 'failed';
  const parts = [
    create > 0 && `${create.toLocaleString('en-NZ')} ${isDone ? 'added' : 'new'}`,
    update > 0 && `${update.toLocaleString('en-NZ')} ${isDone ? 'changed' : 'to change'}`,
    same > 0 && `${same.toLocaleString('en-NZ')} without change`,
    problem > 0 && counted(problem, 'problem'),
  ];
  return parts.filter((part) => part !== false).join(', ');
}

/** '20 seconds', '3 minutes': never as exact as it is uncertain. */
export function aboutLeft(seconds: number): string {
  if (seconds > 90) return counted(Math.round(seconds / 60), 'minute');
  if (seconds > 10) return `${Math.ceil(seconds / 10) * 10} seconds`;
  return 'a few seconds';
}
