import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type OpenCorrection, openCorrections } from '#contract/certificates/corrections.ts';
import { page } from '#contract/pages/pages.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { correctionsMessages } from '#messages/certificates/corrections.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { DialogBoundary } from '#web/patterns/detached/dialog-boundary.tsx';
import { MissingRecord } from '#web/patterns/kept-drafts/lazy-kept-drafts.ts';
import { useOpenRecord } from '#web/patterns/list/use-open-record.ts';
import { useKeptRecord } from '#web/patterns/record-form/use-kept-record.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { BreadcrumbLink } from '#web/ui/page-header/breadcrumb-link.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { Pager } from '#web/ui/pager/pager.tsx';
import { CorrectionRow } from './correction-row.tsx';
import styles from './corrections.module.css';

const route = getRouteApi('/shell/corrections');
const { title, purpose } = page('/corrections');
const DeclineDialog = lazyPart(async () => (await import('./decline-dialog.tsx')).DeclineDialog);

type Feedback = { text: DisplayText; tone: 'ok' | 'danger' };

/** The corrections that learners have asked for, the longest wait first. */
export function CorrectionsScreen() {
  const { t, words } = useTranslation();
  const { page: requestedPage = 1, ...record } = route.useSearch();
  const { corrections } = useSuspenseQuery(
    read(openCorrections, { query: { page: requestedPage } }),
  ).data;
  const { data: rows, total, last_page } = corrections;
  const opened = useOpenRecord(record);
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const done = (text: DisplayText) => setFeedback({ text, tone: 'ok' });
  usePrefetch(DeclineDialog);
  const isOpen = ({ uuid }: OpenCorrection) => uuid === opened.edit;
  const { record: declining } = useKeptRecord({ listed: rows.find(isOpen), isOpen });

  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose}
        trail={<BreadcrumbLink to="/dashboard">{t(pagesMessages.dashboard)}</BreadcrumbLink>}
      />
      <div className={styles.screen}>
        <LiveRegion>{feedback && <Outcome key={words(feedback.text)} {...feedback} />}</LiveRegion>
        {rows.length === 0 && <NoCorrections total={total} />}
        {rows.length > 0 && (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.uuid}>
                <CorrectionRow
                  correction={row}
                  onMade={done}
                  onUnanswered={(text) => setFeedback({ text, tone: 'danger' })}
                />
              </li>
            ))}
          </ul>
        )}
        {last_page > 1 && (
          <CorrectionsPager
            page={Math.min(requestedPage, last_page)}
            lastPage={last_page}
            found={message(listsMessages.inTotal, { total })}
          />
        )}
      </div>
      {declining && (
        <DialogBoundary onClose={() => void opened.close()}>
          <DeclineDialog correction={declining} onClose={opened.close} onDeclined={done} />
        </DialogBoundary>
      )}
      {opened.edit && !declining && (
        <MissingRecord
          title={correctionsMessages.noSuch}
          advice={correctionsMessages.lookInList}
          onClose={opened.close}
        />
      )}
    </>
  );
}

/** Takes the focus, as the row of what was pressed goes, maybe far below. */
function Outcome({ text, tone }: Feedback) {
  const { t } = useTranslation();
  return (
    <Callout tone={tone}>
      <p tabIndex={-1} ref={focusOn}>
        {t(text)}
      </p>
    </Callout>
  );
}

function NoCorrections({ total }: { total: number }) {
  const { t } = useTranslation();
  return (
    <Empty>{t(total > 0 ? sharedMessages.nothingOnPage : correctionsMessages.nothingWaits)}</Empty>
  );
}

function CorrectionsPager(props: { page: number; lastPage: number; found: DisplayText }) {
  const navigate = useNavigate();
  return (
    <Pager
      {...props}
      href={(page) => `/corrections?page=${page}`}
      onPage={(page) => void navigate({ to: '/corrections', search: { page } })}
    />
  );
}
