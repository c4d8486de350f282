import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { waitingSignIn } from '#contract/single-sign-on/sign-in.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { signInMessages as texts } from '#messages/accounts/sign-in.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { appName } from '#web/settings.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import type { Factors } from './log-in.ts';

type Props = {
  /** From the address: anyone may have written it. */
  outcome: string;
  /** The provider let them in, and their account has a second step. */
  onSecondStep: (factors: Factors) => void;
};

/** Why a login by a provider did not simply let somebody in, and what to do next. */
export function SignInOutcome({ outcome, onSecondStep }: Props) {
  const { t } = useTranslation();
  const isWaiting = outcome === 'second-step';
  const { data, isError } = useQuery({ ...read(waitingSignIn, {}), enabled: isWaiting });
  const factors = data?.second_step?.factors;
  useEffect(() => {
    if (factors) onSecondStep(factors);
  }, [factors, onSecondStep]);

  if (isWaiting && !isError && (!data || factors)) return null;
  const words = isWaiting ? texts.expired : sentences().get(outcome);
  if (!words) return null;
  return (
    <Callout tone={outcome === 'cancelled' ? 'info' : 'warn'} role="alert">
      {outcome === 'not-linked' && <p>{t(texts.notLinkedTitle)}</p>}
      <p>{t(words)}</p>
    </Callout>
  );
}

const sentences = () =>
  new Map<string, DisplayText>([
    ['not-linked', message(texts.notLinked, { product: appName() })],
    ['refused', texts.refused],
    ['not-active', texts.notActive],
    ['expired', texts.expired],
    ['cancelled', texts.cancelled],
    ['unavailable', texts.unavailable],
  ]);
