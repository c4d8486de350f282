import { useState } from 'react';
import { startFactorReset, withdrawFactorReset } from '#contract/factor-resets/factor-resets.ts';
import type { User } from '#contract/people/people.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { factorResetsMessages as texts } from '#messages/factors/factor-resets.ts';
import { formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './second-step.module.css';
import type { SecondStepOf } from './second-step.tsx';

type Props = { user: User; isOneself: boolean; secondStep: SecondStepOf };
type Result = { words: DisplayText; isProblem: boolean };

/** For somebody who lost their second step: mails them a link, and takes it back. */
export function ResetActions({ user, isOneself, secondStep }: Props) {
  const { uuid, name, email, has_password: hasPassword } = user;
  const { t } = useTranslation();
  const start = useWrite(startFactorReset);
  const withdraw = useWrite(withdrawFactorReset);
  const [result, setResult] = useState<Result>();
  const [run, isBusy] = useOneAtATime(async (act: () => Promise<unknown>, words: DisplayText) => {
    setResult(undefined);
    try {
      await act();
      setResult({ words, isProblem: false });
    } catch (error) {
      setResult({ words: errorMessage(error), isProblem: true });
    }
  });
  const body = { uuid };
  const { factors, reset } = secondStep;
  if (isOneself) return factors.length > 0 && <p className={styles.when}>{t(texts.oneself)}</p>;
  return (
    <div className={styles.actions}>
      {factors.length > 0 && !reset && !hasPassword && <p>{t(texts.passwordFirst, { name })}</p>}
      {factors.length > 0 && !reset && hasPassword && (
        <>
          <p className={styles.when}>{t(texts.how)}</p>
          <Button
            busy={isBusy}
            onClick={() =>
              void run(() => start.mutateAsync({ body }), message(texts.started, { email }))
            }
          >
            {t(texts.start)}
          </Button>
        </>
      )}
      {reset && (
        <>
          <p>
            <Waiting reset={reset} />
          </p>
          <Button
            busy={isBusy}
            onClick={() => void run(() => withdraw.mutateAsync({ body }), texts.withdrawn)}
          >
            {t(texts.withdraw)}
          </Button>
        </>
      )}
      <div role="status">
        {result && <Callout tone={result.isProblem ? 'danger' : 'ok'}>{t(result.words)}</Callout>}
      </div>
    </div>
  );
}

function Waiting({ reset }: { reset: NonNullable<SecondStepOf['reset']> }) {
  const { t } = useTranslation();
  const values = {
    started: formatDateTime(reset.started_at),
    until: formatDateTime(reset.expires_at),
  };
  return reset.started_by
    ? t(texts.waiting, { ...values, name: reset.started_by.name })
    : t(texts.waitingOfNobody, values);
}
