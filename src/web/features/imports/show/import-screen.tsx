import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type Import, showImport } from '#contract/imports/imports.ts';
import { page } from '#contract/pages/pages.ts';
import { importingMessages } from '#messages/imports/importing.ts';
import { importsMessages } from '#messages/imports/imports.ts';
import {
  importStateLabels,
  isRunning,
  kindLabels,
  nameOf,
  resultMessage,
} from '#web/features/imports/import-labels.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { BreadcrumbLink } from '#web/ui/page-header/breadcrumb-link.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { AddedPeople, AddedWithoutRole } from './import-effects.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportProgress } from './import-progress.tsx';
import styles from './import-screen.module.css';
import { ImportStep } from './import-step.tsx';
import { RowList } from './row-list.tsx';
import { UndoImport } from './undo-import.tsx';

const route = getRouteApi('/shell/imports/$import');
const { title, purpose } = page('/imports/$import');
/** In milliseconds. */
const refetchInterval = 1_000;

export function ImportScreen() {
  const { import: uuid } = route.useParams();
  const { record, error } = useImport(uuid);
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose}
        trail={
          <BreadcrumbLink to="/imports" search={{ kind: record.kind }}>
            {t(importsMessages.imports)}
          </BreadcrumbLink>
        }
      />
      <About import={record} />
      <ImportStep import={record} />
      <StateContent import={record} error={error} />
    </>
  );
}

/** The import, read again each second while the server works on it. */
function useImport(uuid: string) {
  const { data, error } = useSuspenseQuery({
    ...read(showImport, { params: { uuid } }),
    refetchInterval: ({ state }) =>
      state.data === undefined || isRunning(state.data.import) ? refetchInterval : false,
  });
  return { record: data.import, error };
}

function About({ import: record }: { import: Import }) {
  const { t } = useTranslation();
  const { tone, label } = importStateLabels[record.state];
  const { confirmed_by: confirmer, confirmed_at: confirmedAt } = record;
  return (
    <dl className={styles.about}>
      <div>
        <dt>{t(importsMessages.file)}</dt>
        <dd>
          <FileName import={record} />
        </dd>
      </div>
      <div>
        <dt>{t(importsMessages.kind)}</dt>
        <dd>{t(kindLabels[record.kind])}</dd>
      </div>
      {record.read_as && (
        <div>
          <dt>{t(importingMessages.readAs)}</dt>
          <dd>{t(record.read_as)}</dd>
        </div>
      )}
      <div>
        <dt>{t(importingMessages.begun)}</dt>
        <dd>
          {t(importingMessages.whenAndWho, {
            at: new Date(record.created_at),
            name: record.started_by.name,
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
      {confirmer && record.invitations > 0 && (
        <div>
          <dt>{t(importingMessages.invitations)}</dt>
          <dd>
            {t(
              record.send_invitations
                ? importingMessages.withInvitations
                : importingMessages.withoutInvitations,
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{t(importingMessages.state)}</dt>
        <dd>
          <Status tone={tone}>{t(label)}</Status>
        </dd>
      </div>
    </dl>
  );
}

function FileName({ import: record }: { import: Import }) {
  const { t } = useTranslation();
  if (!record.undoes) return t(nameOf(record));
  return (
    <Link to="/imports/$import" params={{ import: record.undoes }}>
      {t(nameOf(record))}
    </Link>
  );
}

/** What can be seen or done in the current state. */
function StateContent({ import: record, error }: { import: Import; error: Error | null }) {
  if (isRunning(record)) return <ImportProgress import={record} error={error} />;
  if (record.state === 'columns') return <ChooseColumns import={record} />;
  if (record.state === 'ready') return <ImportPreview import={record} />;
  return (
    <div className={styles.part}>
      <Outcome import={record} />
      {record.state === 'done' && <AddedWithoutRole import={record} />}
      <UndoImport import={record} />
      {record.confirmed_at && <RowList import={record} />}
    </div>
  );
}

function Outcome({ import: record }: { import: Import }) {
  const { t } = useTranslation();
  if (record.state === 'done') {
    const { problem } = record.counts;
    const result = resultMessage(record);
    return (
      <Callout tone="ok">
        {result && t(importingMessages.didThis, { result })}{' '}
        {problem > 0 && t(importingMessages.problemsLeftOut)} <AddedPeople import={record} />
      </Callout>
    );
  }
  if (record.state === 'failed') return <Callout tone="danger">{t(record.reason)}</Callout>;
  return <Callout tone="info">{t(importingMessages.wasPutAside)}</Callout>;
}
