import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { openCorrections } from '#contract/certificates/corrections.ts';
import type { ReplyJson } from '#contract/endpoint.ts';
import { overview } from '#contract/system/overview.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { correctionsMessages } from '#messages/certificates/corrections.ts';
import { overviewMessages } from '#messages/shell/overview.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import panel from '#web/patterns/panel/panel.module.css';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { ownOrganisations } from '#web/platform/session/own-organisations.ts';
import { hasPermission, useCurrentUser, useMayCall } from '#web/platform/session/session.ts';
import { Empty } from '#web/ui/empty/empty.tsx';
import { NeedsRow } from './needs-row.tsx';
import styles from './overview.module.css';

type Groups = ReplyJson<typeof overview>['overview'];

const select = 'all';

/** The text of each group, and the list that was counted for it, with its rows selected. */
const needs = [
  {
    group: 'without_role',
    words: overviewMessages.withoutRole,
    list: linkOptions({
      to: '/users',
      search: { role: 'none', active: '1', verified: '1', select },
    }),
  },
  {
    group: 'without_work',
    words: overviewMessages.withoutWork,
    list: linkOptions({
      to: '/users',
      search: { role: 'independent_learner', active: '1', without_areas: '1', select },
    }),
  },
  {
    group: 'without_mentor',
    words: overviewMessages.withoutMentor,
    list: linkOptions({
      to: '/mentor/caseload',
      search: { mentor: 'none', waiting: '1', select },
    }),
  },
  {
    group: 'invited',
    words: overviewMessages.invited,
    list: linkOptions({ to: '/users', search: { invited: '1', select } }),
  },
  {
    group: 'unverified',
    words: overviewMessages.unverified,
    list: linkOptions({ to: '/users', search: { verified: '0', invited: '0', select } }),
  },
  {
    group: 'past_due',
    words: overviewMessages.pastDue,
    list: linkOptions({ to: '/subscriptions', search: { status: 'past_due', select } }),
  },
] as const satisfies readonly {
  group: keyof Groups;
  words: MessageDescriptor<'count'>;
  list: object;
}[];

/** For administrators: what needs attention, each count linked to its list. */
export function PeoplePanel() {
  return useMayCall(openCorrections) ? <WithCorrections /> : <NeedsAttention corrections={0} />;
}

function WithCorrections() {
  const listed = read(openCorrections, { query: { per_page: 1 } });
  const { total } = useSuspenseQuery(listed).data.corrections;
  return <NeedsAttention corrections={total} />;
}

/** People and subscriptions, and how many names on certificates are to be corrected. */
function NeedsAttention({ corrections }: { corrections: number }) {
  const { t } = useTranslation();
  const groups = useSuspenseQuery(read(overview, {})).data.overview;
  const waiting = needs.flatMap(({ group: name, words, list }) => {
    const group = groups[name];
    return group && group.total > 0 ? [{ name, group, words, list }] : [];
  });
  return (
    <section className={panel.panel} aria-labelledby="needs-a-hand">
      <div>
        <h2 id="needs-a-hand">{t(overviewMessages.needsAHand)}</h2>
        <Covered />
      </div>
      {waiting.length === 0 && corrections === 0 ? (
        <Empty>{t(overviewMessages.nothingNeedsAHand)}</Empty>
      ) : (
        <ul className={panel.rows}>
          {waiting.map(({ name, group, words, list }) => (
            <NeedsRow key={name} group={group} words={words}>
              {(text) => <Link {...list}>{text}</Link>}
            </NeedsRow>
          ))}
          {corrections > 0 && (
            <li className={`${panel.row} ${styles.row}`}>
              {t(correctionsMessages.waits, {
                count: corrections,
                link: (words) => <Link to="/corrections">{words}</Link>,
              })}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

/** Of which organisations the numbers are, for those who see no others. */
function Covered() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  if (hasPermission(user, 'people.manage')) return null;
  const [first, ...others] = ownOrganisations(user, 'people.manage');
  if (!first) return null;
  return (
    <p className={styles.covered}>
      {others.length > 0
        ? t(overviewMessages.inOrganisations, { count: others.length + 1 })
        : t(overviewMessages.inOrganisation, { name: first.name })}
    </p>
  );
}
