import { useQuery } from '@tanstack/react-query';
import { textHistory, type WordingEvent } from '#contract/localisation/wordings.ts';
import { message } from '#lib/messages/message.ts';
import { localisationMessages } from '#messages/localisation/localisation.ts';
import { localisationPanelsMessages } from '#messages/localisation/localisation-panels.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from './history-dialog.module.css';
import { WordingPlaceholders } from './wording-placeholders.tsx';

type Props = { about: { locale: string; key: string }; onClose: () => void };

/** Who changed a text, from what to what. */
export function HistoryDialog({ about, onClose }: Props) {
  const { t } = useTranslation();
  const query = useQuery(read(textHistory, { query: about }));
  const events = query.data?.events;
  return (
    <Dialog
      open
      size="panel"
      title={message(localisationPanelsMessages.historyOf, { key: about.key })}
      onClose={onClose}
    >
      {query.isError && (
        <LoadError title={localisationPanelsMessages.historyNotLoaded} query={query} />
      )}
      {query.isPending && <Skeleton lines={4} />}
      {events?.length === 0 && <p>{t(localisationPanelsMessages.neverChanged)}</p>}
      <ol className={styles.events}>
        {events?.map((event) => (
          <Event key={event.uuid} event={event} locale={about.locale} />
        ))}
      </ol>
    </Dialog>
  );
}

function Event({ event, locale }: { event: WordingEvent; locale: string }) {
  const { t } = useTranslation();
  const { at, actor, before, after, file } = event;
  const who = actor?.name ?? sharedMessages.somebody;
  return (
    <li className={styles.event}>
      <p className={styles.who}>
        {t(localisationPanelsMessages.changedBy, { who, at: formatDateTime(at) })}
        {file && <> · {t(localisationPanelsMessages.fromFile, { file })}</>}
      </p>
      <dl>
        <dt>{t(localisationPanelsMessages.before)}</dt>
        <dd>
          <Side wording={before} locale={locale} />
        </dd>
        <dt>{t(localisationPanelsMessages.after)}</dt>
        <dd>
          <Side wording={after} locale={locale} />
        </dd>
      </dl>
    </li>
  );
}

type SideProps = { wording: WordingEvent['before']; locale: string };

function Side({ wording, locale }: SideProps) {
  const { t } = useTranslation();
  if (!wording)
    return <span className={styles.none}>{t(localisationPanelsMessages.asItCame)}</span>;
  const { text, source } = wording;
  return (
    <>
      <WordingPlaceholders wording={text} lang={locale} />
      {source && (
        <span className={styles.none}> {t(localisationMessages.sourceIs, { source })}</span>
      )}
    </>
  );
}
