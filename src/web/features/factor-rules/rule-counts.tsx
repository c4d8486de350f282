import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FactorRule } from '#contract/factor-rules/factor-rules.ts';
import { roles } from '#contract/permissions.ts';
import { factorRulesMessages } from '#messages/factors/factor-rules.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

/**
 * How many have the role and a second step; each number opens the list of just those, where the list
 * can be filtered by that role.
 */
export function RuleCounts({ rule }: { rule: FactorRule }) {
  const { t } = useTranslation();
  const { people, with_factor } = rule;
  const role = roles.find((one) => one === rule.role);
  const list = (filter: { second_factor?: '0' | '1' }) => (words: ReactNode) =>
    role ? (
      <Link to="/users" search={{ role, active: '1', ...filter }}>
        {words}
      </Link>
    ) : (
      words
    );
  return (
    <p>
      {t(factorRulesMessages.haveIt, {
        count: people,
        with: with_factor,
        without: people - with_factor,
        all: list({}),
        having: list({ second_factor: '1' }),
        lacking: list({ second_factor: '0' }),
      })}
    </p>
  );
}
