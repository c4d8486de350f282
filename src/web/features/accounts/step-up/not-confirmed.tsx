import type { MessageDescriptor } from '#lib/messages/message.ts';
import { linkedLoginsMessages } from '#messages/accounts/sign-in.ts';
import { stepUpMessages } from '#messages/accounts/step-up.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

/** By the address, which anyone may have written: only sentences of ours are shown. */
const sentences = new Map<string, MessageDescriptor>([
  ['refused', stepUpMessages.refused],
  ['wrong-person', linkedLoginsMessages.wrongPerson],
  ['unavailable', linkedLoginsMessages.unavailable],
  ['expired', linkedLoginsMessages.expired],
]);

/** Why the provider's answer confirmed nothing. */
export function NotConfirmed({ outcome }: { outcome: string }) {
  const { t } = useTranslation();
  return (
    <Callout tone="warn" role="alert">
      {t(sentences.get(outcome) ?? stepUpMessages.notConfirmed)}
    </Callout>
  );
}
