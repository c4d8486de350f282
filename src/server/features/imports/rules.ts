import type { ImportKind, ImportState } from '#contract/imports/imports.ts';

/**
 * An import goes from state to state by what people and jobs do to it:
 *
 *     reading ──► columns ──► comparing ──► ready ──► writing ──► done
 *        │           ▲ └── if the header says it all
 *        │           └────────────────────────┘ other columns are chosen after all
 *        └──► failed ◄──────┴───────────────────────────┘ (its importer may go on no more)
 *
 * From `columns`, `comparing` and `ready` it can be dropped. Until `writing` nothing is written
 * anywhere but in the import itself.
 */
const next: Record<ImportState, readonly ImportState[]> = {
  reading: ['columns', 'comparing', 'failed'],
  columns: ['comparing', 'dropped'],
  comparing: ['ready', 'columns', 'dropped', 'failed'],
  ready: ['writing', 'comparing', 'dropped'],
  writing: ['done', 'failed'],
  done: [],
  failed: [],
  dropped: [],
};

export const mayBecome = (state: ImportState, wanted: ImportState): boolean =>
  next[state].includes(wanted);

/** How long it is kept by what each record was found. */
export const retentionMs = 30 * 24 * 60 * 60 * 1_000;

type Ended = {
  kind: ImportKind;
  state: ImportState;
  createdAt: Date;
  counts: { update: number; written: number };
};

/** Organisations that were added stay. */
export function hasAnythingToUndo({ kind, state, createdAt, counts }: Ended, now: Date): boolean {
  const isOver = state === 'done' || state === 'failed';
  const isKept = createdAt.getTime() > now.getTime() - retentionMs;
  return isOver && isKept && counts.written > 0 && (kind === 'people' || counts.update > 0);
}

type Progress = { processed: number; of: number; since: Date; now: Date };

/** Estimated from the time taken so far; null while there is too little to go by. */
export function secondsLeft({ processed, of, since, now }: Progress): number | null {
  const seconds = (now.getTime() - since.getTime()) / 1_000;
  if (processed === 0 || seconds < 1) return null;
  return Math.ceil((seconds / processed) * (of - processed));
}
