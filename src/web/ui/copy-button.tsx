import { useState } from 'react';
import { controlsText } from '#texts/controls.ts';
import { sharedText } from '#texts/shared.ts';
import { say, type Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { SmallButton } from './small-button.tsx';

type Props = { text: string; what: Words };

/** Says beside itself that it did; where the browser forbids it, that one has to do it oneself. */
export function CopyButton({ text, what }: Props) {
  const [said, setSaid] = useState<Words>('');
  const { t } = useText();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(sharedText.copied);
    } catch {
      setSaid(controlsText.copyYourself);
    }
  }

  return (
    <>
      <SmallButton onPress={() => void copy()} label={say(controlsText.copyIt, { what })}>
        {t(sharedText.copy)}
      </SmallButton>
      <span role="status" className="field-hint">
        {t(said)}
      </span>
    </>
  );
}
