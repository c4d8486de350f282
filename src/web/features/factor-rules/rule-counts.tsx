import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FactorRule } from '#contract/factor-rules/factor-rules.ts';
import { factorRulesMessages } from '#messages/factors/factor-rules.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

/** How many have the role and a second step; each number opens the list of just those. */
export function RuleCounts({ rule }: { rule: FactorRule }) {
  const { t } = useTranslation();
  const { role, people, with_factor } = rule;
  const list = (filter: { second_factor?: '0' | '1' }) => (words: ReactNode) => (
    <Link to="/users" search={{ role, active: '1', ...filter }}>
      {words}
    </Link>
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
