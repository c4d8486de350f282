import { useState } from 'react';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { controlsMessages } from '#messages/shared/controls.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from './small-button.tsx';

type Props = { text: string; what: DisplayText };

/** Shows beside itself that it copied; if the browser forbids that, asks people to copy by hand. */
export function CopyButton({ text, what }: Props) {
  const [result, setResult] = useState<DisplayText>('');
  const { t } = useTranslation();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult(sharedMessages.copied);
    } catch {
      setResult(controlsMessages.copyYourself);
    }
  }

  return (
    <>
      <SmallButton onPress={() => void copy()} label={message(controlsMessages.copyIt, { what })}>
        {t(sharedMessages.copy)}
      </SmallButton>
      <span role="status" className="field-hint">
        {t(result)}
      </span>
    </>
  );
}
