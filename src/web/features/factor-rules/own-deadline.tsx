import type { RuledRole } from '#contract/factor-rules/ruled-roles.ts';
import { factorRulesMessages } from '#messages/factors/factor-rules.ts';
import { formatDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import type { RuleFields } from './use-rule-form.ts';

const DAY = 24 * 60 * 60_000;

type Props = { role: RuledRole; fields: RuleFields; requiredSince: string | null };

/** What follows for the administrator who sets the rule, before they save it. */
export function OwnDeadline({ role, fields, requiredSince }: Props) {
  const { t } = useTranslation();
  const { roles, second_factor } = useCurrentUser();
  const days = Number(fields.grace_days);
  const concernsThem = second_factor !== undefined && roles.some((one) => one === role);
  if (!concernsThem || fields.second_factor !== 'required' || !(days >= 0 && days <= 90)) {
    return null;
  }
  const since = requiredSince ? Date.parse(requiredSince) : Date.now();
  const by = since + days * DAY;
  return (
    <Callout tone="warn">
      {by <= Date.now()
        ? t(factorRulesMessages.yourselfFirst)
        : t(factorRulesMessages.yourself, { at: formatDate(new Date(by).toISOString()) })}
    </Callout>
  );
}
