import type { ReactNode } from 'react';
import { checkBilling, type Drift } from '#contract/subscriptions.ts';
import { billingText } from '#texts/billing.ts';
import { type Sayable, say } from '#texts/text.ts';
import { useWrite } from '#web/platform/data.ts';
import { messageOf } from '#web/platform/field-errors.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import { driftInWords } from './drift-words.ts';
import styles from './subscriptions.module.css';
import type { Billing } from './use-billing.ts';

/** Who keeps the subscriptions; with Stripe, also whether what is shown here agrees with it. */
export function KeptBy({ billing }: { billing: Billing }) {
  const { t } = useText();
  const drift = billing.last_check?.drift ?? [];
  return (
    <div className={styles.keptBy}>
      {!billing.stripe && <Quiet>{t(billingText.byHand)}</Quiet>}
      {billing.stripe && drift.length === 0 && (
        <Quiet>
          <Compared billing={billing} />
        </Quiet>
      )}
      {billing.stripe && drift.length > 0 && (
        <Notice tone="warn">
          <Compared billing={billing} />
          <Differences drift={drift} count={billing.last_check?.differences ?? drift.length} />
        </Notice>
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
  const { t } = useText();
  const write = useWrite(checkBilling);
  return (
    <p>
      <span role="status">
        {t(billingText.byStripe)}{' '}
        {t(billing.checking ? billingText.comparing : checkedWords(billing))}
      </span>{' '}
      {!billing.checking && (
        <SmallButton onPress={() => write.mutate({})}>{t(billingText.compareNow)}</SmallButton>
      )}
      {write.error && <span role="alert"> {t(messageOf(write.error))}</span>}
    </p>
  );
}

function Differences({ drift, count }: { drift: readonly Drift[]; count: number }) {
  const { t } = useText();
  return (
    <details>
      <summary>{t(billingText.whatDiffered)}</summary>
      <ul className={styles.drift}>
        {drift.map((one) => (
          <li key={`${one.stripe_id} ${one.field}`}>{t(driftInWords(one))}</li>
        ))}
      </ul>
      {drift.length < count && <p>{t(billingText.onlyFirst, { shown: drift.length })}</p>}
    </details>
  );
}

function checkedWords({ last_check: last }: Billing): Sayable {
  if (!last) return billingText.neverCompared;
  const at = new Date(last.at);
  if (!last.drift) return say(billingText.notAsked, { at });
  const { compared: count, differences } = last;
  const result =
    differences === 0
      ? billingText.nothingDiffered
      : say(billingText.differences, { count: differences });
  return say(billingText.compared, { count, at, result });
}
