import type { MessageDescriptor } from '#lib/messages/message.ts';
import { linkedLoginsMessages as texts } from '#messages/accounts/sign-in.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

/** By the address, which anyone may have written: only sentences of ours are shown. */
const sentences = new Map<string, MessageDescriptor>([
  ['linked', texts.linked],
  ['taken', texts.taken],
  ['refused', texts.refused],
  ['expired', texts.expired],
  ['cancelled', texts.cancelled],
  ['unavailable', texts.unavailable],
  ['wrong-person', texts.wrongPerson],
]);

/** What somebody who comes back from a provider has achieved there. */
export function LinkOutcome({ outcome }: { outcome: string }) {
  const { t } = useTranslation();
  const words = sentences.get(outcome);
  if (!words) return null;
  const isLinked = outcome === 'linked';
  return (
    <Callout tone={isLinked ? 'ok' : 'warn'} role={isLinked ? 'status' : 'alert'}>
      {t(words)}
    </Callout>
  );
}
