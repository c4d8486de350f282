import { useQuery } from '@tanstack/react-query';
import { signInProviders } from '#contract/single-sign-on/sign-in.openings.ts';
import { signInMessages } from '#messages/accounts/sign-in.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { isRemembered } from './is-remembered.ts';
import { signInAddress } from './sign-in-address.ts';

/** A button for each service that people log in with. */
export function ProviderLogin({ to }: { to: string | undefined }) {
  const { t } = useTranslation();
  const { data } = useQuery(read(signInProviders, {}));
  if (!data || data.providers.length === 0) return null;
  return (
    <div className="guest-form">
      {data.providers.map(({ uuid, name }) => (
        <a
          key={uuid}
          className="button button-secondary"
          href={signInAddress(uuid, { to })}
          onClick={({ currentTarget }) => {
            // As the box is ticked now, for whichever way the link is opened.
            currentTarget.href = signInAddress(uuid, { to, remember: isRemembered() });
          }}
        >
          {t(signInMessages.continueWith, { name })}
        </a>
      ))}
    </div>
  );
}
