import { useState } from 'react';
import { SmallButton } from './small-button.tsx';

type Props = { text: string; what: string };

/** Says beside itself that it did; where the browser forbids it, that one has to do it oneself. */
export function CopyButton({ text, what }: Props) {
  const [said, setSaid] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('Could not copy. Select the text and copy it yourself.');
    }
  }

  return (
    <>
      <SmallButton onPress={() => void copy()} label={`Copy ${what}`}>
        Copy
      </SmallButton>
      <span role="status" className="field-hint">
        {said}
      </span>
    </>
  );
}
