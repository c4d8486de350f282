import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { page } from '#contract/pages/pages.ts';
import { confirmLink, declineLink } from '#contract/single-sign-on/identities.ts';
import { waitingSignIn } from '#contract/single-sign-on/sign-in.ts';
import { signInMessages as texts } from '#messages/accounts/sign-in.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { goToIntendedPath } from '#web/platform/session/intended-path.ts';
import { returnPath } from '#web/platform/session/return-path.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { GuestCard } from '#web/ui/guest-card/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';

const route = getRouteApi('/link-login');
const { title } = page('/link-login');

/** After a login the old way: the login by a provider that came before may be linked to the account. */
export function LinkLoginScreen() {
  const { to } = route.useSearch();
  const navigate = route.useNavigate();
  const { t } = useTranslation();
  // Asked each time: another login may have come since.
  const waiting = useQuery({ ...read(waitingSignIn, {}), gcTime: 0, throwOnError: true });
  const confirm = useWrite(confirmLink);
  const decline = useWrite(declineLink);
  const problem = confirm.error ?? decline.error;
  const goOn = () => {
    if (!goToIntendedPath()) void navigate({ href: returnPath(to), replace: true });
  };
  if (!waiting.data) {
    return (
      <GuestCard>
        <PageHeader title={title} />
        <Skeleton />
      </GuestCard>
    );
  }
  const { link } = waiting.data;
  if (!link) {
    return (
      <GuestCard>
        <PageHeader title={title} />
        <p>{t(texts.nothingWaits)}</p>
        <Button variant="primary" onClick={goOn}>
          {t(texts.goOn)}
        </Button>
      </GuestCard>
    );
  }
  const { email, provider } = link;
  const { name } = provider;
  return (
    <GuestCard>
      <PageHeader title={title} />
      <p>{email ? t(texts.linkQuestionAs, { name, email }) : t(texts.linkQuestion, { name })}</p>
      <p>{t(texts.linkWhat)}</p>
      {problem && (
        <Callout tone="danger" role="alert">
          {t(errorMessage(problem))}
        </Callout>
      )}
      <div className="guest-form">
        <Button
          variant="primary"
          autoFocus
          busy={confirm.isPending}
          onClick={() => confirm.mutate({}, { onSuccess: goOn })}
        >
          {t(texts.link, { name })}
        </Button>
        <Button busy={decline.isPending} onClick={() => decline.mutate({}, { onSuccess: goOn })}>
          {t(texts.notNow)}
        </Button>
      </div>
    </GuestCard>
  );
}
