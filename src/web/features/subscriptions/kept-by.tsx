import type { ReactNode } from 'react';
import { checkBilling, type Drift } from '#contract/subscriptions.ts';
import { counted } from '#web/platform/counted.ts';
import { useWrite } from '#web/platform/data.ts';
import { messageOf } from '#web/platform/field-errors.ts';
import { dayAndTime } from '#web/platform/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import { driftInWords } from './drift-words.ts';
import styles from './subscriptions.module.css';
import type { Billing } from './use-billing.ts';

/** Who keeps the subscriptions; with Stripe, also whether what is shown here agrees with it. */
export function KeptBy({ billing }: { billing: Billing }) {
  const drift = billing.last_check?.drift ?? [];
  return (
    <div className={styles.keptBy}>
      {!billing.stripe && <Quiet>Kept here by hand: no Stripe key is set.</Quiet>}
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
  const write = useWrite(checkBilling);
  return (
    <p>
      <span role="status">
        Stripe keeps these. {billing.checking ? 'Comparing them with it…' : checkedWords(billing)}
      </span>{' '}
      {!billing.checking && <SmallButton onPress={() => write.mutate({})}>Compare now</SmallButton>}
      {write.error && <span role="alert"> {messageOf(write.error)}</span>}
    </p>
  );
}

function Differences({ drift, count }: { drift: readonly Drift[]; count: number }) {
  return (
    <details>
      <summary>What differed</summary>
      <ul className={styles.drift}>
        {drift.map((one) => (
          <li key={`${one.stripe_id} ${one.field}`}>{driftInWords(one)}</li>
        ))}
      </ul>
      {drift.length < count && <p>These are the first {drift.length}.</p>}
    </details>
  );
}

function checkedWords({ last_check: last }: Billing): string {
  if (!last) return 'They have not been compared with it yet.';
  const at = dayAndTime(last.at);
  if (!last.drift) return `Stripe could not be asked to compare them (${at}).`;
  const result =
    last.differences === 0 ? 'nothing differed' : counted(last.differences, 'difference');
  return `${counted(last.compared, 'subscription')} compared on ${at}: ${result}.`;
}
