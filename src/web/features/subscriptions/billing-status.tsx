import type { ReactNode } from 'react';
import { checkBilling, type Drift } from '#contract/subscriptions/subscriptions.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { billingMessages } from '#messages/subscriptions/billing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { formErrorMessage } from '#web/platform/forms/field-errors.ts';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { driftMessage } from './drift-message.ts';
import styles from './subscriptions.module.css';
import type { Billing } from './use-billing.ts';

/** Whether subscriptions are kept by hand or by Stripe, and how the last comparison with it went. */
export function BillingStatus({ billing }: { billing: Billing }) {
  const { t } = useTranslation();
  const drift = billing.last_check?.drift ?? [];
  return (
    <div className={styles.keptBy}>
      {!billing.stripe && <QuietNote>{t(billingMessages.byHand)}</QuietNote>}
      {billing.stripe && drift.length === 0 && (
        <QuietNote>
          <ComparisonResult billing={billing} />
        </QuietNote>
      )}
      {billing.stripe && drift.length > 0 && (
        <Callout tone="warn">
          <ComparisonResult billing={billing} />
          <Differences drift={drift} count={billing.last_check?.differences ?? drift.length} />
        </Callout>
      )}
    </div>
  );
}

function QuietNote({ children }: { children: ReactNode }) {
  return (
    <div className={styles.quiet}>
      <Icon name="info" />
      <div>{children}</div>
    </div>
  );
}

function ComparisonResult({ billing }: { billing: Billing }) {
  const { t } = useTranslation();
  const write = useWrite(checkBilling);
  return (
    <p>
      <span role="status">
        {t(billingMessages.byStripe)}{' '}
        {t(billing.checking ? billingMessages.comparing : lastCheckMessage(billing))}
      </span>{' '}
      {!billing.checking && (
        <SmallButton onPress={() => write.mutate({})} busy={write.isPending}>
          {t(billingMessages.compareNow)}
        </SmallButton>
      )}
      {write.error && <span role="alert"> {t(formErrorMessage(write.error))}</span>}
    </p>
  );
}

function Differences({ drift, count }: { drift: readonly Drift[]; count: number }) {
  const { t } = useTranslation();
  return (
    <details>
      <summary>{t(billingMessages.whatDiffered)}</summary>
      <ul className={styles.drift}>
        {drift.map((difference) => (
          <li key={`${difference.stripe_id} ${difference.field}`}>{t(driftMessage(difference))}</li>
        ))}
      </ul>
      {drift.length < count && <p>{t(billingMessages.onlyFirst, { shown: drift.length })}</p>}
    </details>
  );
}

function lastCheckMessage({ last_check: last }: Billing): Translatable {
  if (!last) return billingMessages.neverCompared;
  const at = new Date(last.at);
  if (!last.drift) return message(billingMessages.notAsked, { at });
  const { compared: count, differences } = last;
  const result =
    differences === 0
      ? billingMessages.nothingDiffered
      : message(billingMessages.differences, { count: differences });
  return message(billingMessages.compared, { count, at, result });
}
