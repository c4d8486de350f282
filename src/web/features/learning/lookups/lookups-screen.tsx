import { lookupKinds } from '#contract/learning/lookups.ts';
import { page } from '#contract/pages/pages.ts';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { LookupList } from './lookup-list.tsx';
import styles from './lookups.module.css';

const { title, purpose } = page('/learning/words');

export function LookupsScreen() {
  const mayWrite = hasPermission(useCurrentUser(), 'learning.write');
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className={styles.lists}>
        {lookupKinds.map((kind) => (
          <LookupList key={kind} kind={kind} mayWrite={mayWrite} />
        ))}
      </div>
    </>
  );
}
