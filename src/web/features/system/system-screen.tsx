import { useSuspenseQuery } from '@tanstack/react-query';
import { systemFacts } from '#contract/overview.ts';
import { page } from '#contract/pages.ts';
import { systemText } from '#texts/system.ts';
import { read } from '#web/platform/data.ts';
import { useText } from '#web/platform/use-text.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CallList } from './call-list.tsx';
import { Facts } from './facts.tsx';
import { RolesTable } from './roles-table.tsx';
import styles from './system.module.css';

const { title, purpose } = page('/system');

/** Who may do what, in words and call by call, and how this installation fares. */
export function SystemScreen() {
  const { system, calls } = useSuspenseQuery(read(systemFacts, {})).data;
  const { t } = useText();
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className={styles.parts}>
        <section className={styles.part} aria-labelledby="roles">
          <h2 id="roles">{t(systemText.rolesAndPermissions)}</h2>
          <p>{t(systemText.severalRoles)}</p>
          <RolesTable />
        </section>
        <section className={styles.part} aria-labelledby="calls">
          <h2 id="calls">{t(systemText.whatCallsNeed)}</h2>
          <p>{t(systemText.aboutCalls, { docs: (words) => <a href="/docs">{words}</a> })}</p>
          <CallList calls={calls} />
        </section>
        <section className={styles.part} aria-labelledby="installation">
          <h2 id="installation">{t(systemText.installation)}</h2>
          <Facts system={system} />
        </section>
      </div>
    </>
  );
}
