import type { Certificate } from '#contract/certificates.ts';
import { SmallButton } from '#web/ui/small-button.tsx';

/** Only where the browser can: mostly on phones. */
export function ShareButton({ certificate: { number, area, url } }: { certificate: Certificate }) {
  if (!('share' in navigator)) return null;

  async function share() {
    try {
      await navigator.share({ title: `Certificate ${number}: ${area}`, url });
    } catch {
      // Thought better of it. The link to copy is beside this button.
    }
  }

  return (
    <SmallButton onPress={() => void share()} label={`Share ${number}`}>
      Share
    </SmallButton>
  );
}
