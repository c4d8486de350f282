import { Link } from '@tanstack/react-router';
import { type HistoryEvent, mostFound } from '#contract/history.ts';
import { historyActions, historyKinds } from '#contract/history-words.ts';
import { page } from '#contract/pages.ts';
import { historyText } from '#texts/history.ts';
import { english } from '#texts/speaker.ts';
import { say, type Words } from '#texts/text.ts';
import { day } from '#web/platform/format.ts';
import { wishHeadingFocus } from '#web/platform/heading-focus.ts';
import { Downloads } from '#web/platform/list/downloads.tsx';
import type { Filter } from '#web/platform/list/filters.ts';
import { ListFrame } from '#web/platform/list/list-frame.tsx';
import { useList } from '#web/platform/list/use-list.ts';
import { RecordPicker } from '#web/platform/record-picker/record-picker.tsx';
import { type Speech, useText } from '#web/platform/use-text.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { EventDays } from './event-days.tsx';
import styles from './history.module.css';
import { historyList } from './history-list.ts';
import { addressOf } from './record-address.ts';
import { useAbout } from './use-about.ts';

export { ahead } from './history-list.ts';

const { title, purpose } = page('/history');

/** What people did; narrowed to one record, its timeline. */
export function HistoryScreen() {
  const speech = useText();
  const { t } = speech;
  const list = useList(historyList);
  const about = useAbout(list.asked);
  const { subject, actor } = list.asked.filters;
  const called = about.subject?.name ?? historyText.thisRecord;

  return (
    <>
      {/* Another heading for each, as after a change of page: it takes the focus if that is wished. */}
      {subject === undefined ? (
        <PageHeader key={actor} title={title} purpose={purpose} />
      ) : (
        <PageHeader
          key={subject}
          title={say(historyText.everythingAbout, { name: called })}
          purpose={about.subject && <OpenRecord {...about.subject} />}
          trail={
            <Link to="/history" onClick={wishHeadingFocus}>
              {t(historyText.history)}
            </Link>
          }
        />
      )}
      <ListFrame
        list={list}
        notLoaded={historyText.notLoaded}
        search={{ label: historyText.find, placeholder: historyText.findHint }}
        filters={filtersFor(speech, list.asked.filters, { called, actor: about.actor?.name })}
        moreFilters={
          <RecordPicker
            kind="people"
            label={historyText.whoDidIt}
            onPick={({ uuid }) => list.narrow('actor', uuid)}
          />
        }
        tools={<Downloads list={list} path="/api/admin/history" isCsvOnly />}
        empty={<Empty>{t(historyText.none)}</Empty>}
      >
        <EventDays list={list} events={list.rows} />
        {list.more && (
          <p className={styles.more}>{t(historyText.newestOnly, { most: mostFound })}</p>
        )}
      </ListFrame>
    </>
  );
}

/** The way from the timeline to what it is about. */
function OpenRecord({ uuid, type, name }: Pick<HistoryEvent['subject'], 'uuid' | 'type' | 'name'>) {
  const address = addressOf({ uuid, type });
  const { t } = useText();
  if (!address) return null;
  return (
    <Link className="lone-link" {...address}>
      {t(historyText.open, { name: name ?? '' })}
    </Link>
  );
}

const kinds = Object.entries(historyKinds).map(([value, label]) => ({ value, label }));

/** In the order of the words that the reader sees. */
const actionsIn = ({ words, locale }: Speech) =>
  Object.entries(historyActions)
    .map(([value, { label }]) => ({ value, label }))
    .toSorted((one, other) =>
      words(one.label).localeCompare(words(other.label), [locale, english]),
    );

type Names = { called: Words; actor: string | undefined };

const filtersFor = (
  speech: Speech,
  { from, to }: Record<string, string>,
  { called, actor }: Names,
): Filter[] => [
  { name: 'kind', label: historyText.about, options: kinds },
  { name: 'action', label: historyText.whatWasDone, options: actionsIn(speech) },
  { name: 'from', label: historyText.from, isDay: true, words: from && dayInWords(from) },
  { name: 'to', label: historyText.to, isDay: true, words: to && dayInWords(to) },
  { name: 'actor', label: historyText.doneBy, words: actor },
  { name: 'subject', label: historyText.record, words: called },
];

/** Midnight of UTC is around noon in New Zealand: the same day. */
const dayInWords = (date: string) => day(`${date}T00:00:00.000Z`);
