import type { Factor } from '#contract/factors/factors.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { secondStepMessages } from '#messages/factors/second-step.ts';

/** By what a second factor is shown: the name of its field. */
export type Way = 'passkey' | 'code' | 'recovery_code';

/** The ways of somebody with such factors, the easiest first. A recovery code is the last resort. */
export const waysWith = (kinds: readonly Factor['kind'][]): Way[] => [
  ...(kinds.includes('passkey') ? (['passkey'] as const) : []),
  ...(kinds.includes('app') ? (['code'] as const) : []),
  'recovery_code',
];

/** What the button for a way says, beside the others that there are. */
export function wayLabel(way: Way, ways: readonly Way[]): MessageDescriptor {
  if (way === 'passkey') return secondStepMessages.usePasskey;
  if (way === 'code') return secondStepMessages.useApp;
  const hasApp = ways.includes('code');
  return hasApp ? secondStepMessages.useRecovery : secondStepMessages.useRecoveryCode;
}
