import type { Certificate } from '#contract/certificates/certificates.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { myCertificatesMessages } from '#messages/certificates/my-certificates.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';

/** Only where the browser can: mostly on phones. */
export function ShareButton({
  certificate: { number, area, area_mi, url },
}: {
  certificate: Certificate;
}) {
  const { t, words, locale } = useTranslation();
  const name = nameIn(locale, { name: area, name_mi: area_mi });
  if (!('share' in navigator)) return null;

  async function share() {
    try {
      await navigator.share({
        title: words(myCertificatesMessages.shareTitle, { number, area: name }),
        url,
      });
    } catch {
      // Thought better of it. The link to copy is beside this button.
    }
  }

  return (
    <SmallButton
      onPress={() => void share()}
      label={message(myCertificatesMessages.shareIt, { number })}
    >
      {t(myCertificatesMessages.share)}
    </SmallButton>
  );
}
