import { useId, useState } from 'react';
import { type FactorRule, factorDemands } from '#contract/factor-rules/factor-rules.ts';
import { ruledRoleLabels } from '#contract/factor-rules/ruled-roles.ts';
import { factorDemandLabels } from '#contract/factors/factor-words.ts';
import { factorRulesMessages as texts } from '#messages/factors/factor-rules.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { RecordForm } from '#web/patterns/record-form/record-form.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SavedTick } from '#web/ui/feedback/saved-tick.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import styles from './factor-rules.module.css';
import { OwnDeadline } from './own-deadline.tsx';
import { RuleCounts } from './rule-counts.tsx';
import { ruleDifferences, useRuleForm } from './use-rule-form.ts';

const options = factorDemands.map((value) => ({ value, label: factorDemandLabels[value] }));

/** What one role asks for; each saves by itself. */
export function RuleForm({ rule }: { rule: FactorRule }) {
  const { t } = useTranslation();
  const id = useId();
  const [isSaved, setIsSaved] = useState(false);
  const form = useRuleForm(rule, { onSaved: () => setIsSaved(true) });
  const { fields } = form;
  const set = (change: Partial<typeof fields>) => {
    setIsSaved(false);
    form.set(change);
  };
  return (
    <section className={styles.rule} aria-labelledby={id}>
      <h3 id={id}>{t(ruledRoleLabels[rule.role])}</h3>
      <RuleCounts rule={rule} />
      <RecordForm form={form} differences={ruleDifferences}>
        <SelectField
          label={texts.rule}
          name="second_factor"
          options={options}
          value={fields.second_factor}
          error={form.errorOf('second_factor')}
          onChange={({ target }) => {
            const chosen = factorDemands.find((one) => one === target.value);
            if (chosen) set({ second_factor: chosen });
          }}
        />
        {fields.second_factor === 'required' && (
          <TextField
            label={texts.graceDays}
            hint={texts.graceHint}
            name="grace_days"
            inputMode="numeric"
            value={fields.grace_days}
            error={form.errorOf('grace_days')}
            onChange={({ target }) => set({ grace_days: target.value })}
          />
        )}
        <label className="checkbox">
          <input
            type="checkbox"
            name="newcomers_at_once"
            checked={fields.newcomers_at_once}
            onChange={({ target }) => set({ newcomers_at_once: target.checked })}
          />
          {t(texts.newcomers)}
        </label>
        <OwnDeadline role={rule.role} fields={fields} requiredSince={rule.required_since} />
        <div className={styles.save}>
          <Button type="submit" busy={form.isBusy}>
            {t(sharedMessages.save)}
          </Button>
          <SavedTick>{isSaved && sharedMessages.saved}</SavedTick>
        </div>
      </RecordForm>
    </section>
  );
}
