import { useState } from 'react';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { copyButtonMessages, copyMessages } from '#messages/shared/copy-button.ts';
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
      setResult(copyMessages.copied);
    } catch {
      setResult(copyButtonMessages.copyYourself);
    }
  }

  return (
    <>
      <SmallButton onPress={() => void copy()} label={message(copyButtonMessages.copyIt, { what })}>
        {t(copyMessages.copy)}
      </SmallButton>
      <span role="status" className="field-hint">
        {t(result)}
      </span>
    </>
  );
}
