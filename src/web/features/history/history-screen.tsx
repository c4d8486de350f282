import { getRouteApi, Link } from '@tanstack/react-router';
import { type HistoryEvent, maxMatches } from '#contract/history/history.ts';
import { historyActions, historyKinds } from '#contract/history/history-words.ts';
import { page } from '#contract/pages/pages.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { historyMessages } from '#messages/history/history.ts';
import { english } from '#messages/localizer.ts';
import { requestHeadingFocus } from '#web/heading-focus.ts';
import { formatDate } from '#web/i18n/format.ts';
import { type Translator, useTranslation } from '#web/i18n/use-translation.tsx';
import { Downloads } from '#web/patterns/list/downloads.tsx';
import type { Filter } from '#web/patterns/list/filters.ts';
import { ListFrame } from '#web/patterns/list/list-frame.tsx';
import { useList } from '#web/patterns/list/use-list.ts';
import { RecordPicker } from '#web/patterns/record-picker/record-picker.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { EventDays } from './event-days.tsx';
import styles from './history.module.css';
import { historyList, knownIn } from './history-list.ts';
import { recordHref } from './record-href.ts';
import { useHistorySubject } from './use-history-subject.ts';

const route = getRouteApi('/shell/history');
const { title, purpose } = page('/history');

/** What people did; narrowed to one record, its timeline. */
export function HistoryScreen() {
  const speech = useTranslation();
  const { t } = speech;
  const list = useList(historyList, knownIn(route.useSearch()));
  const about = useHistorySubject(list.asked);
  const { subject, actor } = list.asked.filters;
  const called = about.subject?.name ?? historyMessages.thisRecord;

  return (
    <>
      {/* Another heading for each, as after a change of page: it takes the focus if that is wished. */}
      {subject === undefined ? (
        <PageHeader key={actor} title={title} purpose={purpose} />
      ) : (
        <PageHeader
          key={subject}
          title={message(historyMessages.everythingAbout, { name: called })}
          purpose={about.subject && <OpenRecord {...about.subject} />}
          trail={
            <Link to="/history" onClick={requestHeadingFocus}>
              {t(historyMessages.history)}
            </Link>
          }
        />
      )}
      <ListFrame
        list={list}
        notLoaded={historyMessages.notLoaded}
        search={{ label: historyMessages.find, placeholder: historyMessages.findHint }}
        filters={filtersFor(speech, list.asked.filters, { called, actor: about.actor?.name })}
        moreFilters={
          <RecordPicker
            kind="people"
            label={historyMessages.whoDidIt}
            onPick={({ uuid }) => list.setFilter('actor', uuid)}
          />
        }
        tools={<Downloads list={list} path="/api/admin/history" isCsvOnly />}
        empty={<Empty>{t(historyMessages.none)}</Empty>}
      >
        <EventDays list={list} events={list.rows} />
        {list.more && (
          <p className={styles.more}>{t(historyMessages.newestOnly, { most: maxMatches })}</p>
        )}
      </ListFrame>
    </>
  );
}

/** The way from the timeline to what it is about. */
function OpenRecord({ uuid, type, name }: Pick<HistoryEvent['subject'], 'uuid' | 'type' | 'name'>) {
  const address = recordHref({ uuid, type });
  const { t } = useTranslation();
  if (!address) return null;
  return (
    <Link className="lone-link" {...address}>
      {t(historyMessages.open, { name: name ?? '' })}
    </Link>
  );
}

const kinds = Object.entries(historyKinds).map(([value, label]) => ({ value, label }));

/** In the order of the words that the reader sees. */
const actionsIn = ({ words, locale }: Translator) =>
  Object.entries(historyActions)
    .map(([value, { label }]) => ({ value, label }))
    .toSorted((one, other) =>
      words(one.label).localeCompare(words(other.label), [locale, english]),
    );

type Names = { called: DisplayText; actor: string | undefined };

const filtersFor = (
  speech: Translator,
  { from, to }: Record<string, string>,
  { called, actor }: Names,
): Filter[] => [
  { name: 'kind', label: historyMessages.about, options: kinds },
  { name: 'action', label: historyMessages.whatWasDone, options: actionsIn(speech) },
  { name: 'from', label: historyMessages.from, isDay: true, words: from && dayInWords(from) },
  { name: 'to', label: historyMessages.to, isDay: true, words: to && dayInWords(to) },
  { name: 'actor', label: historyMessages.doneBy, words: actor },
  { name: 'subject', label: historyMessages.record, words: called },
];

/** Midnight of UTC is around noon in New Zealand: the same day. */
const dayInWords = (date: string) => formatDate(`${date}T00:00:00.000Z`);
