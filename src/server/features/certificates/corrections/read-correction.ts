import type { z } from 'zod';
import type { Correction } from '#contract/certificates/corrections.ts';
import type { certificateCorrections } from '#server/schema/index.ts';

export type CorrectionRow = typeof certificateCorrections.$inferSelect;

export function correctionOf(row: CorrectionRow): z.output<typeof Correction> {
  const { uuid, name, note, askedAt, outcome, decidedAt, reason } = row;
  return { uuid, name, note, asked_at: askedAt, outcome, decided_at: decidedAt, reason };
}
