import { useState } from 'react';
import type { ProofMethod } from '#contract/factors/proof-methods.ts';
import { stepUpMessages } from '#messages/accounts/step-up.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { NewRecoveryCode } from '../new-recovery-code.tsx';
import { ProofForm } from './proof-form.tsx';

type Props = {
  /** What the server takes. */
  methods: readonly ProofMethod[];
  /** Whether they have shown who they are. */
  onClose: (isProven: boolean) => void;
};

/** Over whatever is open. */
export function ProofDialog({ methods, onClose }: Props) {
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
      ) : (
        <>
          <p>{t(stepUpMessages.stays)}</p>
          <ProofForm
            methods={methods}
            onDone={(code) => (code === undefined ? onClose(true) : setNewCode(code))}
            onCancel={() => onClose(false)}
          />
        </>
      )}
    </Dialog>
  );
}
