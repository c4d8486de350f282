import type { Factor } from '#contract/factors/factors.ts';
import { factorsMessages } from '#messages/factors/factors.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Moment } from '../moment.tsx';

/** Since when it is there, and when it was last used: what is not one's own shows by that. */
export function Used({ factor: { since, last_used_at: lastUsed } }: { factor: Factor }) {
  const { t } = useTranslation();
  return (
    <>
      {t(factorsMessages.since, { at: <Moment time={since} /> })}
      {' · '}
      {lastUsed
        ? t(factorsMessages.lastUsed, { at: <Moment time={lastUsed} /> })
        : t(factorsMessages.notUsed)}
    </>
  );
}
