import type { FactorDemand } from '#contract/factor-rules/factor-rules.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { factorRulesMessages } from '#messages/factors/factor-rules.ts';

export const factorDemandLabels: Readonly<Record<FactorDemand, MessageDescriptor>> = {
  off: factorRulesMessages.off,
  asked: factorRulesMessages.asked,
  required: factorRulesMessages.required,
};
