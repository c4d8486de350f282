import { getRouteApi } from '@tanstack/react-router';
import { type Organisation, organisationTypes } from '#contract/organisations.ts';
import { page } from '#contract/pages.ts';
import { message } from '#messages/message.ts';
import { organisationsMessages } from '#messages/organisations.ts';
import { sharedMessages } from '#messages/shared.ts';
import { lazyPart, usePrefetch } from '#web/platform/lazy-part.tsx';
import type { Filter } from '#web/platform/list/filters.ts';
import { ImportAndExport } from '#web/platform/list/import-and-export.tsx';
import { ListFrame } from '#web/platform/list/list-frame.tsx';
import { useList } from '#web/platform/list/use-list.ts';
import { useOpenRecord } from '#web/platform/list/use-open-record.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { AddButton } from '#web/ui/add-button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FeedbackLiveRegion } from '#web/ui/row-feedback.tsx';
import { useFeedback } from '#web/ui/use-feedback.ts';
import { organisationList } from './organisation-list.ts';
import { OrganisationTable } from './organisation-table.tsx';
import { type Regions, useRegions } from './use-regions.ts';

const route = getRouteApi('/shell/organisations');
const { title, purpose } = page('/organisations');
const OpenOrganisation = lazyPart(
  async () => (await import('./open-organisation.tsx')).OpenOrganisation,
);

export function OrganisationsScreen() {
  const { t } = useTranslation();
  const search = route.useSearch();
  const list = useList(organisationList, search);
  const regions = useRegions();
  const opened = useOpenRecord(search);
  const { said, say: tell, sayAbove: tellAbove } = useFeedback();
  const isOpen = opened.view !== undefined || opened.edit !== undefined;
  usePrefetch(OpenOrganisation);

  /** After the dialog has closed: screen readers ignore live regions behind it. */
  async function announce({ uuid, name }: Organisation, isNew: boolean) {
    await opened.close();
    if (isNew) tellAbove(uuid, message(organisationsMessages.added, { name }));
    else tell(uuid, sharedMessages.saved);
  }

  const add = (
    <AddButton onPress={() => void opened.openNew()}>{organisationsMessages.add}</AddButton>
  );

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={add} />
      <FeedbackLiveRegion said={said} />
      <ListFrame
        list={list}
        notLoaded={organisationsMessages.notLoaded}
        search={{ label: organisationsMessages.find, placeholder: organisationsMessages.findHint }}
        filters={filtersWith(regions)}
        tools={
          <ImportAndExport
            list={list}
            kind="organisations"
            path="/api/admin/export/organisations"
          />
        }
        empty={<Empty action={add}>{t(organisationsMessages.none)}</Empty>}
      >
        <OrganisationTable list={list} rows={list.rows} said={said} />
      </ListFrame>
      {isOpen && <OpenOrganisation opened={opened} rows={list.rows} onSaved={announce} />}
    </>
  );
}

const types = Object.entries(organisationTypes).map(([value, label]) => ({ value, label }));

const filtersWith = ({ options }: Regions): Filter[] => [
  { name: 'type', label: sharedMessages.type, options: types },
  { name: 'region', label: organisationsMessages.regionFilter, options },
];
