import { useState } from 'react';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { controlsMessages } from '#messages/shared/controls.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from './small-button.tsx';

type Props = { text: string; what: DisplayText };

/** Says beside itself that it did; where the browser forbids it, that one has to do it oneself. */
export function CopyButton({ text, what }: Props) {
  const [said, setSaid] = useState<DisplayText>('');
  const { t } = useTranslation();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(sharedMessages.copied);
    } catch {
      setSaid(controlsMessages.copyYourself);
    }
  }

  return (
    <>
      <SmallButton onPress={() => void copy()} label={message(controlsMessages.copyIt, { what })}>
        {t(sharedMessages.copy)}
      </SmallButton>
      <span role="status" className="field-hint">
        {t(said)}
      </span>
    </>
  );
}
