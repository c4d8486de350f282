import { useParams } from '@tanstack/react-router';
import type { Import } from '#contract/imports.ts';
import { page } from '#contract/pages.ts';
import { importingText } from '#texts/importing.ts';
import { importsText } from '#texts/imports.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Status } from '#web/ui/status.tsx';
import { TrailLink } from '#web/ui/trail-link.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import styles from './import-screen.module.css';
import { isRunning, kindLabels, resultWords, stateWords } from './import-words.ts';
import { Preview } from './preview.tsx';
import { RowList } from './row-list.tsx';
import { Step } from './step.tsx';
import { useImport } from './use-import.ts';
import { Working } from './working.tsx';

export { oneAhead as ahead } from './import-list.ts';

const { title, purpose } = page('/imports/$import');

export function ImportScreen() {
  const { import: uuid = '' } = useParams({ strict: false });
  const shown = useImport(uuid);
  const { t } = useText();
  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose}
        trail={
          <TrailLink to="/imports" search={{ kind: shown.kind }}>
            {t(importsText.imports)}
          </TrailLink>
        }
      />
      <About import={shown} />
      <Step state={shown.state} />
      <Part import={shown} />
    </>
  );
}

function About({ import: shown }: { import: Import }) {
  const { t } = useText();
  const { tone, words } = stateWords[shown.state];
  const { confirmed_by: confirmer, confirmed_at: confirmedAt } = shown;
  return (
    <dl className={styles.about}>
      <div>
        <dt>{t(importsText.file)}</dt>
        <dd>{shown.file_name}</dd>
      </div>
      <div>
        <dt>{t(importsText.kind)}</dt>
        <dd>{t(kindLabels[shown.kind])}</dd>
      </div>
      {shown.read_as && (
        <div>
          <dt>{t(importingText.readAs)}</dt>
          <dd>{t(shown.read_as)}</dd>
        </div>
      )}
      <div>
        <dt>{t(importingText.begun)}</dt>
        <dd>
          {t(importingText.whenAndWho, {
            at: new Date(shown.created_at),
            name: shown.started_by.name,
          })}
        </dd>
      </div>
      {confirmer && confirmedAt && (
        <div>
          <dt>{t(importingText.confirmed)}</dt>
          <dd>
            {t(importingText.whenAndWho, { at: new Date(confirmedAt), name: confirmer.name })}
          </dd>
        </div>
      )}
      <div>
        <dt>{t(importingText.state)}</dt>
        <dd>
          <Status tone={tone}>{t(words)}</Status>
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
  const { t } = useText();
  if (shown.state === 'done') {
    const { problem } = shown.counts;
    const result = resultWords(shown);
    return (
      <Notice tone="ok">
        {result && t(importingText.didThis, { result })}{' '}
        {problem > 0 && t(importingText.problemsLeftOut)}
      </Notice>
    );
  }
  if (shown.state === 'failed') return <Notice tone="danger">{t(shown.reason)}</Notice>;
  return <Notice tone="info">{t(importingText.wasPutAside)}</Notice>;
}
