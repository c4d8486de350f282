import { useQuery } from '@tanstack/react-query';
import { invitationSignIn, signInProviders } from '#contract/single-sign-on/sign-in.ts';
import { signInMessages } from '#messages/accounts/sign-in.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

/** Taking up an invitation by a provider, instead of by a password. */
export function InvitationProviders({ email, token }: { email: string; token: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(read(signInProviders, {}));
  const begin = useWrite(invitationSignIn);
  if (!data || data.providers.length === 0) return null;
  return (
    <div className="guest-form">
      {begin.error && (
        <Callout tone="danger" role="alert">
          {t(errorMessage(begin.error))}
        </Callout>
      )}
      {data.providers.map(({ uuid, name }) => (
        <Button
          key={uuid}
          busy={begin.isPending && begin.variables.body.provider === uuid}
          onClick={() =>
            begin.mutate(
              { body: { provider: uuid, email, token } },
              { onSuccess: ({ address }) => location.assign(address) },
            )
          }
        >
          {t(signInMessages.continueWith, { name })}
        </Button>
      ))}
    </div>
  );
}
