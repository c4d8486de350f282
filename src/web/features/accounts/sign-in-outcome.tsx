import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { waitingSignIn } from '#contract/single-sign-on/sign-in.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { signInMessages as texts } from '#messages/accounts/sign-in.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { startSession } from '#web/platform/session/session.ts';
import { appName } from '#web/settings.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import type { Factors } from './log-in.ts';

type Props = {
  /** From the address: anyone may have written it. */
  outcome: string;
  /** The provider let them in, and their account has a second step. */
  onSecondStep: (factors: Factors) => void;
  /** The provider let them in, and this device knows who it is. */
  onDone: () => void;
};

/** Goes on where a login by a provider let somebody in, else says why not, and what to do next. */
export function SignInOutcome(props: Props) {
  return props.outcome === 'done' ? <Entering onDone={props.onDone} /> : <NotSimplyIn {...props} />;
}

/** The session is open; who it is of, the server says. */
function Entering({ onDone }: Pick<Props, 'onDone'>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isOver, setIsOver] = useState(false);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    startSession(client).then(onDone, () => setIsOver(true));
  }, [client, onDone]);
  return (
    isOver && (
      <Callout tone="warn" role="alert">
        <p>{t(texts.expired)}</p>
      </Callout>
    )
  );
}

function NotSimplyIn({ outcome, onSecondStep }: Omit<Props, 'onDone'>) {
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
