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

/** Who keeps the subscriptions; with Stripe, also whether what is shown here agrees with it. */
export function BillingStatus({ billing }: { billing: Billing }) {
  const { t } = useTranslation();
  const drift = billing.last_check?.drift ?? [];
  return (
    <div className={styles.keptBy}>
      {!billing.stripe && <Quiet>{t(billingMessages.byHand)}</Quiet>}
      {billing.stripe && drift.length === 0 && (
        <Quiet>
          <Compared billing={billing} />
        </Quiet>
      )}
      {billing.stripe && drift.length > 0 && (
        <Callout tone="warn">
          <Compared billing={billing} />
          <Differences drift={drift} count={billing.last_check?.differences ?? drift.length} />
        </Callout>
      )}
    </div>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <div className={styles.quiet}>
      <Icon name="info" />
      <div>{children}</div>
    </div>
  );
}

function Compared({ billing }: { billing: Billing }) {
  const { t } = useTranslation();
  const write = useWrite(checkBilling);
  return (
    <p>
      <span role="status">
        {t(billingMessages.byStripe)}{' '}
        {t(billing.checking ? billingMessages.comparing : checkedWords(billing))}
      </span>{' '}
      {!billing.checking && (
        <SmallButton onPress={() => write.mutate({})}>{t(billingMessages.compareNow)}</SmallButton>
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
        {drift.map((one) => (
          <li key={`${one.stripe_id} ${one.field}`}>{t(driftMessage(one))}</li>
        ))}
      </ul>
      {drift.length < count && <p>{t(billingMessages.onlyFirst, { shown: drift.length })}</p>}
    </details>
  );
}

function checkedWords({ last_check: last }: Billing): Translatable {
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
