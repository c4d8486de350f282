import { Link } from '@tanstack/react-router';
import { type HistoryEvent, mostFound } from '#contract/history.ts';
import { historyActions, historyKinds } from '#contract/history-words.ts';
import { page } from '#contract/pages.ts';
import { day } from '#web/platform/format.ts';
import { wishHeadingFocus } from '#web/platform/heading-focus.ts';
import { Downloads } from '#web/platform/list/downloads.tsx';
import type { Filter } from '#web/platform/list/filters.ts';
import { ListFrame } from '#web/platform/list/list-frame.tsx';
import { useList } from '#web/platform/list/use-list.ts';
import { RecordPicker } from '#web/platform/record-picker/record-picker.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { EventDays } from './event-days.tsx';
import styles from './history.module.css';
import { historyList } from './history-list.ts';
import { addressOf } from './record-address.ts';
import { useAbout } from './use-about.ts';

const { title, purpose } = page('/history');

/** What people did; narrowed to one record, its timeline. */
export function HistoryScreen() {
  const list = useList(historyList);
  const about = useAbout(list.asked);
  const { subject, actor } = list.asked.filters;
  const called = about.subject?.name ?? 'this record';

  return (
    <>
      {/* Another heading for each, as after a change of page: it takes the focus if that is wished. */}
      {subject === undefined ? (
        <PageHeader key={actor} title={title} purpose={purpose} />
      ) : (
        <PageHeader
          key={subject}
          title={`Everything about ${called}`}
          purpose={about.subject && <OpenRecord {...about.subject} />}
          trail={
            <Link to="/history" onClick={wishHeadingFocus}>
              History
            </Link>
          }
        />
      )}
      <ListFrame
        list={list}
        what="The history"
        search={{ label: 'Find in the history', placeholder: 'Person, thing or what was done...' }}
        filters={filtersFor(list.asked.filters, called, about.actor?.name)}
        moreFilters={
          <RecordPicker
            kind="people"
            label="Who did it"
            onPick={({ uuid }) => list.narrow('actor', uuid)}
          />
        }
        tools={<Downloads list={list} path="/api/admin/history" isCsvOnly />}
        empty={<Empty>Nothing has happened yet. What people change is listed here.</Empty>}
      >
        <EventDays list={list} events={list.rows} />
        {list.more && (
          <p className={styles.more}>
            These pages hold the newest {mostFound.toLocaleString('en-NZ')}. Narrow them to days or
            a person to see others; the CSV holds them all.
          </p>
        )}
      </ListFrame>
    </>
  );
}

/** The way from the timeline to what it is about. */
function OpenRecord({ uuid, type, name }: Pick<HistoryEvent['subject'], 'uuid' | 'type' | 'name'>) {
  const address = addressOf({ uuid, type });
  return address && <Link {...address}>Open {name}</Link>;
}

const kinds = Object.entries(historyKinds).map(([value, label]) => ({ value, label }));
const actions = Object.entries(historyActions)
  .map(([value, { label }]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en-NZ'));

const filtersFor = (
  { from, to }: Record<string, string>,
  subject: string,
  actor: string | undefined,
): Filter[] => [
  { name: 'kind', label: 'About', options: kinds },
  { name: 'action', label: 'What was done', options: actions },
  { name: 'from', label: 'From', isDay: true, words: from && dayInWords(from) },
  { name: 'to', label: 'To', isDay: true, words: to && dayInWords(to) },
  { name: 'actor', label: 'Done by', words: actor },
  { name: 'subject', label: 'Record', words: subject },
];

/** Midnight of UTC is around noon in New Zealand: the same day. */
const dayInWords = (date: string) => day(`${date}T00:00:00.000Z`);
