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
import type { PickerItem } from '#web/patterns/picker/picker.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { EventDays } from './event-days.tsx';
import styles from './history.module.css';
import { historyList, useHistorySubject, withoutUnknownFilters } from './history-list.ts';
import { recordHref } from './record-href.ts';

const route = getRouteApi('/shell/history');
const { title, purpose } = page('/history');

/** What people did; filtered by one record, it is that record's timeline. */
export function HistoryScreen() {
  const translator = useTranslation();
  const { t } = translator;
  const list = useList(historyList, withoutUnknownFilters(route.useSearch()));
  const about = useHistorySubject(list.params);
  const { subject, actor } = list.params.filters;
  const subjectName = about.subject?.name ?? historyMessages.thisRecord;

  return (
    <>
      {/* The key makes a new heading for each, which can take the focus as on a new page. */}
      {subject === undefined ? (
        <PageHeader key={actor} title={title} purpose={purpose} />
      ) : (
        <PageHeader
          key={subject}
          title={message(historyMessages.everythingAbout, { name: subjectName })}
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
        filters={filtersFor(translator, list.params.filters, {
          subjectName,
          actor: about.actor ?? undefined,
        })}
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

/** Links from the timeline to its record. */
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

/** Sorted by their labels in the language of the page. */
const actionOptions = ({ words, locale }: Translator) =>
  Object.entries(historyActions)
    .map(([value, { label }]) => ({ value, label }))
    .toSorted((a, b) => words(a.label).localeCompare(words(b.label), [locale, english]));

type Names = { subjectName: DisplayText; actor: PickerItem | undefined };

const filtersFor = (
  translator: Translator,
  { from, to }: Record<string, string>,
  { subjectName, actor }: Names,
): Filter[] => [
  { name: 'kind', label: historyMessages.about, options: kinds },
  { name: 'action', label: historyMessages.whatWasDone, options: actionOptions(translator) },
  { name: 'from', label: historyMessages.from, isDay: true, words: from && formatDay(from) },
  { name: 'to', label: historyMessages.to, isDay: true, words: to && formatDay(to) },
  {
    name: 'actor',
    label: historyMessages.doneBy,
    words: actor?.name,
    picks: { kind: 'people', picked: actor, label: historyMessages.whoDidIt },
  },
  { name: 'subject', label: historyMessages.record, words: subjectName },
];

/** Midnight UTC is around noon in New Zealand, so it formats as the same day. */
const formatDay = (date: string) => formatDate(`${date}T00:00:00.000Z`);
