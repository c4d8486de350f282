import { useSuspenseQuery } from '@tanstack/react-query';
import { systemFacts } from '#contract/overview.ts';
import { page } from '#contract/pages.ts';
import { read } from '#web/platform/data.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CallList } from './call-list.tsx';
import { Facts } from './facts.tsx';
import { RolesTable } from './roles-table.tsx';
import styles from './system.module.css';

const { title, purpose } = page('/system');

/** Who may do what, in words and call by call, and how this installation fares. */
export function SystemScreen() {
  const { system, calls } = useSuspenseQuery(read(systemFacts, {})).data;
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className={styles.parts}>
        <section className={styles.part} aria-labelledby="roles">
          <h2 id="roles">Roles and permissions</h2>
          <p>
            Somebody with several roles may do what any of them allows. Nobody reviews or signs off
            their own reflection, whatever their roles.
          </p>
          <RolesTable />
        </section>
        <section className={styles.part} aria-labelledby="calls">
          <h2 id="calls">What each call needs</h2>
          <p>
            Whatever a screen does, it asks the server for it by one of these calls, and the server
            lets it through or not. How to make them stands in{' '}
            <a href="/docs">the description of the API</a>.
          </p>
          <CallList calls={calls} />
        </section>
        <section className={styles.part} aria-labelledby="installation">
          <h2 id="installation">This installation</h2>
          <Facts system={system} />
        </section>
      </div>
    </>
  );
}
