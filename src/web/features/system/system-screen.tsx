import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { page } from '#contract/pages/pages.ts';
import { systemFacts } from '#contract/system/overview.ts';
import { failedJobsMessages } from '#messages/shell/failed-jobs.ts';
import { systemMessages } from '#messages/shell/system.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { CallList } from './call-list.tsx';
import { Facts } from './facts.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { RolesTable } from './roles-table.tsx';
import styles from './system.module.css';

const { title, purpose } = page('/system');

type Props = {
  /** Which roles need two-step login. */
  factorRules: ReactNode;
  /** Keys for scripts and other systems. */
  tokens: ReactNode;
};

/** Roles and their permissions, what each call requires, and the state of this installation. */
export function SystemScreen({ factorRules, tokens }: Props) {
  const { system, calls } = useSuspenseQuery(read(systemFacts, {})).data;
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className={styles.parts}>
        <section className={styles.part} aria-labelledby="roles">
          <h2 id="roles">{t(systemMessages.rolesAndPermissions)}</h2>
          <p>{t(systemMessages.severalRoles)}</p>
          <RolesTable />
        </section>
        {factorRules}
        <section className={styles.part} aria-labelledby="calls">
          <h2 id="calls">{t(systemMessages.whatCallsNeed)}</h2>
          <p>{t(systemMessages.aboutCalls, { docs: (words) => <a href="/docs">{words}</a> })}</p>
          <CallList calls={calls} />
        </section>
        <section className={styles.part} aria-labelledby="installation">
          <h2 id="installation">{t(systemMessages.installation)}</h2>
          <Facts system={system} />
        </section>
        <section className={styles.part} aria-labelledby="failed-jobs">
          <h2 id="failed-jobs" tabIndex={-1}>
            {t(failedJobsMessages.title)}
          </h2>
          <FailedJobs />
        </section>
        {tokens}
      </div>
    </>
  );
}
