import type { Wording } from '#contract/wordings.ts';
import { localisationText } from '#texts/localisation.ts';

/** The one thing worth knowing about a text at a glance. */
export function statusOf({ text, english_then: then, worded }: Wording) {
  if (text === null) return { label: localisationText.missing, tone: 'warn' } as const;
  if (then !== null) return { label: localisationText.outdated, tone: 'warn' } as const;
  if (worded) return { label: localisationText.worded, tone: 'ok' } as const;
  return { label: localisationText.shipped, tone: 'muted' } as const;
}
