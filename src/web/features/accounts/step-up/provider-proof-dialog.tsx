import { useEffect } from 'react';
import { stepUpMessages } from '#messages/accounts/step-up.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { onProofInOtherTab } from './proof-channel.ts';
import { ProviderProof } from './provider-proof.tsx';

/** Waits over whatever is open until they have shown the provider, in another tab, who they are. */
export function ProviderProofDialog({ onClose }: { onClose: (isProven: boolean) => void }) {
  useEffect(() => onProofInOtherTab(() => onClose(true)), [onClose]);
  return (
    <Dialog open title={pagesMessages.confirm} onClose={() => onClose(false)}>
      <ProviderProof
        why={stepUpMessages.providerInTab}
        to="/confirm?confirmed=tab"
        inNewTab
        onCancel={() => onClose(false)}
      />
    </Dialog>
  );
}
