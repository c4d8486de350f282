import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { openCorrections } from '#contract/corrections.ts';
import { page } from '#contract/pages.ts';
import { correctionsText } from '#texts/corrections.ts';
import { pagesText } from '#texts/pages.ts';
import { sharedText } from '#texts/shared.ts';
import type { Words } from '#texts/text.ts';
import { read } from '#web/platform/data.ts';
import { later, useAhead } from '#web/platform/later.tsx';
import { useOpened } from '#web/platform/list/use-opened.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Announcement } from '#web/ui/announcement.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { TrailLink } from '#web/ui/trail-link.tsx';
import { CorrectionRow } from './correction-row.tsx';
import styles from './corrections.module.css';

const { title, purpose } = page('/corrections');
const DeclineDialog = later(async () => (await import('./decline-dialog.tsx')).DeclineDialog);

/** What learners have asked for, the longest wait first. */
export function CorrectionsScreen() {
  const { t } = useText();
  const asked = useSearch({ strict: false, select: (search) => search.page ?? 1 });
  const { corrections } = useSuspenseQuery(read(openCorrections, { query: { page: asked } })).data;
  const { data: rows, total, last_page } = corrections;
  const opened = useOpened();
  const [done, setDone] = useState<Words>('');
  useAhead(DeclineDialog);
  const declining = rows.find(({ uuid }) => uuid === opened.edit);

  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose}
        trail={<TrailLink to="/dashboard">{t(pagesText.dashboard)}</TrailLink>}
      />
      <div className={styles.screen}>
        <Announcement>{done && <Notice tone="ok">{t(done)}</Notice>}</Announcement>
        {rows.length === 0 && <Nothing total={total} />}
        {rows.length > 0 && (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.uuid}>
                <CorrectionRow correction={row} onMade={setDone} />
              </li>
            ))}
          </ul>
        )}
        {last_page > 1 && (
          <Pages page={Math.min(asked, last_page)} lastPage={last_page} total={total} />
        )}
      </div>
      {declining && (
        <DeclineDialog
          correction={declining}
          onClose={() => void opened.close()}
          onDeclined={(words) => {
            void opened.close();
            setDone(words);
          }}
        />
      )}
    </>
  );
}

function Nothing({ total }: { total: number }) {
  const { t } = useText();
  return <Empty>{t(total > 0 ? sharedText.nothingOnPage : correctionsText.nothingWaits)}</Empty>;
}

function Pages(props: { page: number; lastPage: number; total: number }) {
  const navigate = useNavigate();
  return (
    <Pager
      {...props}
      href={(to) => `/corrections?page=${to}`}
      onPage={(to) => void navigate({ to: '/corrections', search: { page: to } })}
    />
  );
}
