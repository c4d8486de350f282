import { useQueryClient } from '@tanstack/react-query';
import {
  changeFactorRule,
  type FactorDemand,
  type FactorRule,
  factorRules,
} from '#contract/factor-rules/factor-rules.ts';
import { ruledRoleLabels } from '#contract/factor-rules/ruled-roles.ts';
import { factorDemandLabels } from '#contract/factors/factor-words.ts';
import { factorRulesMessages as texts } from '#messages/factors/factor-rules.ts';
import { draftMessages } from '#messages/shared/drafts.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { read, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { useEndpointForm } from '#web/platform/forms/use-endpoint-form.ts';

/** `grace_days` as it is typed. */
export type RuleFields = {
  second_factor: FactorDemand;
  grace_days: string;
  newcomers_at_once: boolean;
};

export function useRuleForm(rule: FactorRule, { onSaved }: { onSaved: () => void }) {
  const client = useQueryClient();
  const change = useWrite(changeFactorRule);
  const { role } = rule;
  return useEndpointForm({
    name: `factor-rule:${role}`,
    place: { path: '/system', label: ruledRoleLabels[role], about: draftMessages.notSavedYet },
    saved: savedOf(rule),
    send: ({ grace_days, ...fields }: RuleFields, ifMatch) =>
      change.mutateAsync({ body: { role, ...fields, grace_days: Number(grace_days) }, ifMatch }),
    savedOf: (answer) => savedOf(answer.rule),
    show({ rule: shown }) {
      client.setQueryData(read(factorRules, {}).queryKey, (before) => ({
        rules: (before?.rules ?? []).map((one) => (one.role === role ? shown : one)),
      }));
    },
    onSaved,
  });
}

const savedOf = ({ second_factor, grace_days, newcomers_at_once, updated_at }: FactorRule) => ({
  fields: { second_factor, grace_days: String(grace_days), newcomers_at_once },
  at: updated_at,
});

const yesOrNo = (answer: boolean) => (answer ? sharedMessages.yes : sharedMessages.no);

/** Both versions, for whoever saves second. */
export const ruleDifferences = (mine: RuleFields, theirs: RuleFields) => [
  {
    label: texts.rule,
    mine: factorDemandLabels[mine.second_factor],
    theirs: factorDemandLabels[theirs.second_factor],
  },
  { label: texts.graceDays, mine: mine.grace_days, theirs: theirs.grace_days },
  {
    label: texts.newcomers,
    mine: yesOrNo(mine.newcomers_at_once),
    theirs: yesOrNo(theirs.newcomers_at_once),
  },
];
