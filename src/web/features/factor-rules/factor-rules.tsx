import { useSuspenseQuery } from '@tanstack/react-query';
import { factorRules } from '#contract/factor-rules/factor-rules.ts';
import { factorRulesMessages } from '#messages/factors/factor-rules.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { environment } from '#web/settings.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './factor-rules.module.css';
import { RuleForm } from './rule-form.tsx';

/** Which roles are asked for two-step login, or need it, and how many of each have it. */
export function FactorRules() {
  const { t } = useTranslation();
  const { rules } = useSuspenseQuery(read(factorRules, {})).data;
  return (
    <section className={styles.part} aria-labelledby="factor-rules">
      <h2 id="factor-rules">{t(factorRulesMessages.title)}</h2>
      <p className={styles.about}>{t(factorRulesMessages.about)}</p>
      {environment() === 'demo' && <Callout tone="info">{t(factorRulesMessages.demo)}</Callout>}
      <div className={styles.rules}>
        {rules.map((rule) => (
          <RuleForm key={rule.role} rule={rule} />
        ))}
      </div>
    </section>
  );
}
