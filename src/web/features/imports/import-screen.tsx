import { Link, useParams } from '@tanstack/react-router';
import type { Import } from '#contract/imports.ts';
import { page } from '#contract/pages.ts';
import { dayAndTime } from '#web/platform/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Status } from '#web/ui/status.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import styles from './import-screen.module.css';
import { isRunning, kindLabels, resultWords, stateWords } from './import-words.ts';
import { Preview } from './preview.tsx';
import { RowList } from './row-list.tsx';
import { Step } from './step.tsx';
import { useImport } from './use-import.ts';
import { Working } from './working.tsx';

const { title, purpose } = page('/imports/$import');

export function ImportScreen() {
  const { import: uuid = '' } = useParams({ strict: false });
  const shown = useImport(uuid);
  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose}
        trail={
          <Link to="/imports" search={{ kind: shown.kind }} className={styles.trail}>
            <Icon name="chevron-left" />
            Imports
          </Link>
        }
      />
      <About import={shown} />
      <Step state={shown.state} />
      <Part import={shown} />
    </>
  );
}

function About({ import: shown }: { import: Import }) {
  const { tone, words } = stateWords[shown.state];
  const { confirmed_by: confirmer, confirmed_at: confirmedAt } = shown;
  return (
    <dl className={styles.about}>
      <div>
        <dt>File</dt>
        <dd>{shown.file_name}</dd>
      </div>
      <div>
        <dt>Kind</dt>
        <dd>{kindLabels[shown.kind]}</dd>
      </div>
      {shown.read_as && (
        <div>
          <dt>Read as</dt>
          <dd>{shown.read_as}</dd>
        </div>
      )}
      <div>
        <dt>Begun</dt>
        <dd>
          {dayAndTime(shown.created_at)}, {shown.started_by.name}
        </dd>
      </div>
      {confirmer && confirmedAt && (
        <div>
          <dt>Confirmed</dt>
          <dd>
            {dayAndTime(confirmedAt)}, {confirmer.name}
          </dd>
        </div>
      )}
      <div>
        <dt>State</dt>
        <dd>
          <Status tone={tone}>{words}</Status>
        </dd>
      </div>
    </dl>
  );
}

/** What there is to see or do, state by state. */
function Part({ import: shown }: { import: Import }) {
  if (isRunning(shown)) return <Working import={shown} />;
  if (shown.state === 'columns') return <ChooseColumns import={shown} />;
  if (shown.state === 'ready') return <Preview import={shown} />;
  return (
    <div className={styles.part}>
      <Outcome import={shown} />
      {shown.confirmed_at && <RowList import={shown} />}
    </div>
  );
}

function Outcome({ import: shown }: { import: Import }) {
  if (shown.state === 'done') {
    const { problem } = shown.counts;
    return (
      <Notice tone="ok">
        {resultWords(shown)}. {problem > 0 && 'The problem rows were left out.'}
      </Notice>
    );
  }
  if (shown.state === 'failed') return <Notice tone="danger">{shown.reason}</Notice>;
  return (
    <Notice tone="info">This import was put aside. What was in the file has been deleted.</Notice>
  );
}
