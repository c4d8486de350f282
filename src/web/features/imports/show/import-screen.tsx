import { getRouteApi } from '@tanstack/react-router';
import type { Import } from '#contract/imports/imports.ts';
import { page } from '#contract/pages/pages.ts';
import { importingMessages } from '#messages/imports/importing.ts';
import { importsMessages } from '#messages/imports/imports.ts';
import {
  importStateLabels,
  isRunning,
  kindLabels,
  resultMessage,
} from '#web/features/imports/import-labels.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { BreadcrumbLink } from '#web/ui/page-header/breadcrumb-link.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportProgress } from './import-progress.tsx';
import styles from './import-screen.module.css';
import { ImportStep } from './import-step.tsx';
import { RowList } from './row-list.tsx';
import { useImport } from './use-import.ts';

const route = getRouteApi('/shell/imports/$import');
const { title, purpose } = page('/imports/$import');

export function ImportScreen() {
  const { import: uuid } = route.useParams();
  const shown = useImport(uuid);
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose}
        trail={
          <BreadcrumbLink to="/imports" search={{ kind: shown.kind }}>
            {t(importsMessages.imports)}
          </BreadcrumbLink>
        }
      />
      <About import={shown} />
      <ImportStep state={shown.state} />
      <Part import={shown} />
    </>
  );
}

function About({ import: shown }: { import: Import }) {
  const { t } = useTranslation();
  const { tone, words } = importStateLabels[shown.state];
  const { confirmed_by: confirmer, confirmed_at: confirmedAt } = shown;
  return (
    <dl className={styles.about}>
      <div>
        <dt>{t(importsMessages.file)}</dt>
        <dd>{shown.file_name}</dd>
      </div>
      <div>
        <dt>{t(importsMessages.kind)}</dt>
        <dd>{t(kindLabels[shown.kind])}</dd>
      </div>
      {shown.read_as && (
        <div>
          <dt>{t(importingMessages.readAs)}</dt>
          <dd>{t(shown.read_as)}</dd>
        </div>
      )}
      <div>
        <dt>{t(importingMessages.begun)}</dt>
        <dd>
          {t(importingMessages.whenAndWho, {
            at: new Date(shown.created_at),
            name: shown.started_by.name,
          })}
        </dd>
      </div>
      {confirmer && confirmedAt && (
        <div>
          <dt>{t(importingMessages.confirmed)}</dt>
          <dd>
            {t(importingMessages.whenAndWho, { at: new Date(confirmedAt), name: confirmer.name })}
          </dd>
        </div>
      )}
      <div>
        <dt>{t(importingMessages.state)}</dt>
        <dd>
          <Status tone={tone}>{t(words)}</Status>
        </dd>
      </div>
    </dl>
  );
}

/** What there is to see or do, state by state. */
function Part({ import: shown }: { import: Import }) {
  if (isRunning(shown)) return <ImportProgress import={shown} />;
  if (shown.state === 'columns') return <ChooseColumns import={shown} />;
  if (shown.state === 'ready') return <ImportPreview import={shown} />;
  return (
    <div className={styles.part}>
      <Outcome import={shown} />
      {shown.confirmed_at && <RowList import={shown} />}
    </div>
  );
}

function Outcome({ import: shown }: { import: Import }) {
  const { t } = useTranslation();
  if (shown.state === 'done') {
    const { problem } = shown.counts;
    const result = resultMessage(shown);
    return (
      <Callout tone="ok">
        {result && t(importingMessages.didThis, { result })}{' '}
        {problem > 0 && t(importingMessages.problemsLeftOut)}
      </Callout>
    );
  }
  if (shown.state === 'failed') return <Callout tone="danger">{t(shown.reason)}</Callout>;
  return <Callout tone="info">{t(importingMessages.wasPutAside)}</Callout>;
}
