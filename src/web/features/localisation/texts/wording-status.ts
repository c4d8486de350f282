import type { Wording } from '#contract/localisation/wordings.ts';
import { localisationMessages } from '#messages/localisation/localisation.ts';

/** The one thing worth knowing about a text at a glance. */
export function wordingStatus({ text, english_then: previousEnglish, worded }: Wording) {
  if (text === null) return { label: localisationMessages.missing, tone: 'muted' } as const;
  if (previousEnglish !== null)
    return { label: localisationMessages.outdated, tone: 'warn' } as const;
  if (worded) return { label: localisationMessages.worded, tone: 'ok' } as const;
  return { label: localisationMessages.shipped, tone: 'ok' } as const;
}
