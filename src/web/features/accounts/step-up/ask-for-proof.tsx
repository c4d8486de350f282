import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { ErrorBody } from '#contract/error-body.ts';
import { createQueryClient } from '#web/platform/calls/endpoint-query.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { ProviderProofDialog } from './provider-proof-dialog.tsx';

let asking: Promise<boolean> | undefined;

/**
 * Asks who it is, over whatever is open, and says whether they showed it. However many calls were
 * refused at once, it asks once.
 */
export function askForProof(refusal: Response): Promise<boolean> {
  asking ??= ask(refusal).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** In a root of its own: a call may come from any place of the page, or from none. */
async function ask(refusal: Response): Promise<boolean> {
  const { step_up: stepUp }: ErrorBody = await refusal.json();
  const methods = stepUp?.methods ?? [];
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const isProven = await new Promise<boolean>((resolve) => {
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        {methods.includes('sso') ? (
          <ProviderProofDialog onClose={resolve} />
        ) : (
          <ProofDialog methods={methods} onClose={resolve} />
        )}
      </QueryClientProvider>,
    );
  });
  root.unmount();
  place.remove();
  return isProven;
}
