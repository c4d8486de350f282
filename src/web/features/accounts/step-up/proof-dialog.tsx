import { useState } from 'react';
import type { Factor } from '#contract/factors/factors.ts';
import { stepUpMessages } from '#messages/accounts/step-up.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { NewRecoveryCode } from '../new-recovery-code.tsx';
import { ProofForm } from './proof-form.tsx';
import { ProviderProof } from './provider-proof.tsx';

type Props = {
  /** The second factors they have. */
  factors: readonly Factor['kind'][];
  /** They have neither a password nor a second factor: their provider asks them. */
  byProvider: boolean;
  /** Whether they have shown who they are. */
  onClose: (isProven: boolean) => void;
};

/** Over whatever is open. */
export function ProofDialog({ factors, byProvider, onClose }: Props) {
  const { t } = useTranslation();
  const [newCode, setNewCode] = useState<string>();
  const isProven = newCode !== undefined;
  return (
    <Dialog open title={pagesMessages.confirm} onClose={() => onClose(isProven)}>
      {isProven ? (
        <NewRecoveryCode
          code={newCode}
          about={stepUpMessages.newCode}
          onSaved={() => onClose(true)}
        />
      ) : byProvider ? (
        <ProviderProof
          to={location.pathname + location.search}
          others={<Button onClick={() => onClose(false)}>{t(sharedMessages.cancel)}</Button>}
        />
      ) : (
        <>
          <p>{t(stepUpMessages.stays)}</p>
          <ProofForm
            factors={factors}
            onDone={(code) => (code === undefined ? onClose(true) : setNewCode(code))}
            onCancel={() => onClose(false)}
          />
        </>
      )}
    </Dialog>
  );
}
