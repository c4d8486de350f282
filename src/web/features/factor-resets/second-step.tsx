import type { ReplyJson } from '#contract/endpoint.ts';
import type { User, userRecords } from '#contract/people/people.ts';
import { factorResetsMessages as texts } from '#messages/factors/factor-resets.ts';
import { formatDate, formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ResetActions } from './reset-actions.tsx';
import styles from './second-step.module.css';

export type SecondStepOf = NonNullable<ReplyJson<typeof userRecords>['records']['second_step']>;
type Props = { user: User; isOneself: boolean; secondStep: SecondStepOf };

/** What somebody logs in with besides the password, what their role says, and help for who lost it. */
export function SecondStep({ user, isOneself, secondStep }: Props) {
  const { t } = useTranslation();
  const { factors, recovery_codes } = secondStep;
  return (
    <section className={styles.part}>
      <h3>{t(texts.title)}</h3>
      {factors.length === 0 ? (
        <p>
          {t(texts.isOff)} <Rule secondStep={secondStep} />
        </p>
      ) : (
        <ul className={styles.factors}>
          {factors.map(({ uuid, kind, name, since, last_used_at }) => (
            <li key={uuid}>
              {t(kinds[kind])} {name}
              <span className={styles.when}>
                {t(texts.since, { at: formatDate(since) })}
                {last_used_at && <> · {t(texts.lastUsed, { at: formatDateTime(last_used_at) })}</>}
              </span>
            </li>
          ))}
          <li>{t(texts.codesLeft, { count: recovery_codes })}</li>
        </ul>
      )}
      <ResetActions user={user} isOneself={isOneself} secondStep={secondStep} />
    </section>
  );
}

const kinds = { app: texts.app, passkey: texts.passkey } as const;

function Rule({ secondStep: { required_from, is_asked } }: Pick<Props, 'secondStep'>) {
  const { t } = useTranslation();
  if (!required_from) return is_asked && t(texts.asked);
  if (Date.parse(required_from) <= Date.now()) return t(texts.overdue);
  return t(texts.requiredBy, { at: formatDate(required_from) });
}
