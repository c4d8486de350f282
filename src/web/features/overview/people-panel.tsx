import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import type { Answer } from '#contract/endpoint.ts';
import { overview } from '#contract/overview.ts';
import { read } from '#web/platform/data.ts';
import { Empty } from '#web/ui/empty.tsx';
import { NeedsRow } from './needs-row.tsx';
import styles from './overview.module.css';

type Groups = Answer<typeof overview>['overview'];

/** What each group is called, and the list that was counted. */
const needs = [
  {
    group: 'without_work',
    words: ['learner has no learning area', 'learners have no learning area'],
    list: linkOptions({
      to: '/users',
      search: { role: 'independent_learner', active: '1', without_areas: '1' },
    }),
  },
  {
    group: 'without_mentor',
    words: [
      'learner without a mentor has something waiting',
      'learners without a mentor have something waiting',
    ],
    list: linkOptions({ to: '/mentor/caseload', search: { mentor: 'none' } }),
  },
  {
    group: 'invited',
    words: ['invitation is not taken up', 'invitations are not taken up'],
    list: linkOptions({ to: '/users', search: { invited: '1' } }),
  },
  {
    group: 'unverified',
    words: ['person has not verified their email', 'people have not verified their email'],
    list: linkOptions({ to: '/users', search: { verified: '0', invited: '0' } }),
  },
  {
    group: 'past_due',
    words: ['subscription is past due', 'subscriptions are past due'],
    list: linkOptions({ to: '/subscriptions', search: { status: 'past_due' } }),
  },
] as const satisfies readonly { group: keyof Groups; words: [string, string]; list: object }[];

/** For administrators: what somebody ought to see to, each number with the list behind it. */
export function PeoplePanel() {
  const groups = useSuspenseQuery(read(overview, {})).data.overview;
  const waiting = needs.filter(({ group }) => groups[group].total > 0);
  return (
    <section className={styles.panel} aria-labelledby="needs-a-hand">
      <h2 id="needs-a-hand">What needs a hand</h2>
      {waiting.length === 0 ? (
        <Empty>Everybody has what they need. Nothing waits for you here.</Empty>
      ) : (
        <ul className={styles.rows}>
          {waiting.map(({ group, words, list }) => (
            <NeedsRow key={group} group={groups[group]} words={words}>
              {(text) => <Link {...list}>{text}</Link>}
            </NeedsRow>
          ))}
        </ul>
      )}
    </section>
  );
}
