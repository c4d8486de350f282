import type { Certificate } from '#contract/certificates.ts';
import { nameIn } from '#contract/place-names.ts';
import { myCertificatesText } from '#texts/my-certificates.ts';
import { say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';

/** Only where the browser can: mostly on phones. */
export function ShareButton({
  certificate: { number, area, area_mi, url },
}: {
  certificate: Certificate;
}) {
  const { t, words, locale } = useText();
  const name = nameIn(locale, { name: area, name_mi: area_mi });
  if (!('share' in navigator)) return null;

  async function share() {
    try {
      await navigator.share({
        title: words(myCertificatesText.shareTitle, { number, area: name }),
        url,
      });
    } catch {
      // Thought better of it. The link to copy is beside this button.
    }
  }

  return (
    <SmallButton onPress={() => void share()} label={say(myCertificatesText.shareIt, { number })}>
      {t(myCertificatesText.share)}
    </SmallButton>
  );
}
