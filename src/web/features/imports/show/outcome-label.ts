import type { ImportOutcome } from '#contract/imports/imports.ts';
import { importRowsMessages } from '#messages/imports/import-rows.ts';
import type { LabelWithTone } from '#web/features/imports/import-labels.ts';

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
