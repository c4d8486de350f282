import type { ImportKind, ImportState, ImportSummary } from '#contract/imports/imports.ts';
import {
  type DisplayText,
  type MessageDescriptor,
  message,
  type Translatable,
} from '#lib/messages/message.ts';
import { importsMessages } from '#messages/imports/imports.ts';

export const kindLabels: Record<ImportKind, MessageDescriptor> = {
  people: importsMessages.people,
  organisations: importsMessages.organisations,
};

export type LabelWithTone = { tone: 'ok' | 'warn' | 'muted' | 'danger'; label: MessageDescriptor };

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

/** What an import is called: its file, or for an undo the file of the import that it puts back. */
export const nameOf = ({ file_name: file, undoes }: ImportSummary): DisplayText =>
  undoes ? message(importsMessages.undoOf, { file }) : file;

export const isRunning = ({ state }: { state: ImportState }): boolean =>
  state === 'reading' || state === 'comparing' || state === 'writing';

/** The result in one line; undefined while there is none. */
export function resultMessage({ state, counts, total }: ImportSummary): Translatable | undefined {
  if (state === 'reading' || state === 'dropped' || total === 0) return undefined;
  const { create, update, same, problem, written } = counts;
  // It stopped on the way: how many of its rows were new isn't counted for those saved by then.
  if (state === 'failed') return message(importsMessages.rowsSaved, { written, count: total });
  if (create + update + same + problem === 0)
    return message(importsMessages.rows, { count: total });
  const isDone = state === 'done';
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
