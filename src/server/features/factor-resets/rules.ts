import { message, type Translatable } from '#lib/messages/message.ts';
import { factorResetsMessages } from '#messages/factors/factor-resets.ts';

type Owner = {
  name: string;
  active: boolean;
  hasPassword: boolean;
  isVerified: boolean;
  hasFactor: boolean;
  isOneself: boolean;
};

/** Why no link is mailed that takes off their second factors; undefined where it is. */
export function whyNotStart({ name, ...owner }: Owner): Translatable | undefined {
  if (owner.isOneself) return factorResetsMessages.oneself;
  if (!owner.active) return message(factorResetsMessages.inactive, { name });
  if (!owner.hasFactor) return message(factorResetsMessages.noFactor, { name });
  if (!owner.hasPassword) return message(factorResetsMessages.noPassword, { name });
  if (!owner.isVerified) return message(factorResetsMessages.notVerified, { name });
  return undefined;
}
