import { useState } from 'react';
import type { ProofMethod } from '#contract/factors/proof-methods.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { OtherWays } from '../other-ways.tsx';
import { type Way, waysWith } from '../ways.ts';
import { PasskeyProof } from './passkey-proof.tsx';
import { TypedProof } from './typed-proof.tsx';

type Props = {
  /** What the server takes: where there is a second factor, that one has to be shown. */
  methods: readonly ProofMethod[];
  /** With the new recovery code, where one was used. */
  onDone: (newCode: string | undefined) => void;
  onCancel?: () => void;
};

/** The password, or else the second factor, of somebody who is logged in. */
export function ProofForm({ methods, onDone, onCancel }: Props) {
  const { t } = useTranslation();
  const factors = methods.filter((method) => method === 'passkey' || method === 'app');
  const ways = factors.length > 0 ? waysWith(factors) : [];
  const [way, setWay] = useState<Way | 'password'>(ways[0] ?? 'password');
  const others = (
    <>
      {onCancel && <Button onClick={onCancel}>{t(sharedMessages.cancel)}</Button>}
      <OtherWays ways={ways} chosen={way} onChoose={setWay} />
    </>
  );
  if (way === 'passkey') return <PasskeyProof others={others} onDone={() => onDone(undefined)} />;
  return <TypedProof key={way} way={way} others={others} onDone={onDone} />;
}
