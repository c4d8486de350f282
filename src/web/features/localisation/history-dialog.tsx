import { useQuery } from '@tanstack/react-query';
import { textHistory, type WordingEvent } from '#contract/wordings.ts';
import { localisationText } from '#texts/localisation.ts';
import { localisationPanelsText } from '#texts/localisation-panels.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { read } from '#web/platform/data.ts';
import { dayAndTime } from '#web/platform/format.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './history-dialog.module.css';
import { WordingParts } from './wording-parts.tsx';

type Props = { about: { locale: string; key: string }; onClose: () => void };

/** Who worded a text, from what to what. */
export function HistoryDialog({ about, onClose }: Props) {
  const { t } = useText();
  const query = useQuery(read(textHistory, { query: about }));
  const events = query.data?.events;
  return (
    <Dialog
      open
      size="panel"
      title={say(localisationText.historyOf, { key: about.key })}
      onClose={onClose}
    >
      {query.isError && <NotLoaded title={localisationPanelsText.historyNotLoaded} query={query} />}
      {query.isPending && <Skeleton lines={4} />}
      {events?.length === 0 && <p>{t(localisationPanelsText.neverChanged)}</p>}
      <ol className={styles.events}>
        {events?.map((event) => (
          <Event key={event.uuid} event={event} locale={about.locale} />
        ))}
      </ol>
    </Dialog>
  );
}

function Event({ event, locale }: { event: WordingEvent; locale: string }) {
  const { t } = useText();
  const { at, actor, before, after, file } = event;
  const who = actor?.name ?? sharedText.somebody;
  return (
    <li className={styles.event}>
      <p className={styles.who}>
        {t(localisationPanelsText.changedBy, { who, at: dayAndTime(at) })}
        {file && <> · {t(localisationPanelsText.fromFile, { file })}</>}
      </p>
      <dl>
        <dt>{t(localisationPanelsText.before)}</dt>
        <dd>
          <Side wording={before} locale={locale} />
        </dd>
        <dt>{t(localisationPanelsText.after)}</dt>
        <dd>
          <Side wording={after} locale={locale} />
        </dd>
      </dl>
    </li>
  );
}

type SideProps = { wording: WordingEvent['before']; locale: string };

function Side({ wording, locale }: SideProps) {
  const { t } = useText();
  if (!wording) return <span className={styles.none}>{t(localisationPanelsText.asItCame)}</span>;
  const { text, source } = wording;
  return (
    <>
      <WordingParts wording={text} lang={locale} />
      {source && <span className={styles.none}> {t(localisationText.sourceIs, { source })}</span>}
    </>
  );
}
