import { getRouteApi } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import {
  type Organisation,
  organisationTypes,
  storeOrganisation,
} from '#contract/organisations/organisations.ts';
import { page } from '#contract/pages/pages.ts';
import { organisationList as calls } from '#contract/pages/people.ts';
import { message } from '#lib/messages/message.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { defineList } from '#web/patterns/list/define-list.ts';
import type { Filter } from '#web/patterns/list/filters.ts';
import { ImportAndExport } from '#web/patterns/list/import-and-export.tsx';
import { ListFrame } from '#web/patterns/list/list-frame.tsx';
import { useList } from '#web/patterns/list/use-list.ts';
import {
  useOpenRecord,
  useOpenRecordActions,
  withoutOpenRecord,
} from '#web/patterns/list/use-open-record.ts';
import type { HandOver } from '#web/patterns/removal-question/removal-question.tsx';
import { SelectionBar } from '#web/patterns/selection/selection-bar.tsx';
import { useSelection } from '#web/patterns/selection/use-selection.ts';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { useMayCall } from '#web/platform/session/session.ts';
import { AddButton } from '#web/ui/button/add-button.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { FeedbackLiveRegion } from '#web/ui/feedback/row-feedback.tsx';
import { useFeedback } from '#web/ui/feedback/use-feedback.ts';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { OrganisationTable } from './organisation-table.tsx';
import { type Regions, useRegions } from './use-regions.ts';

const route = getRouteApi('/shell/organisations');
const { title, purpose } = page('/organisations');
const OpenOrganisation = lazyPart(
  async () => (await import('./open-organisation.tsx')).OpenOrganisation,
);

const organisationList = defineList({
  calls,
  selectPage: ({ organisations }) => organisations,
  sorts: {
    name: sharedMessages.nameAToZ,
    '-name': sharedMessages.nameZToA,
    city: organisationsMessages.locationAToZ,
    '-city': organisationsMessages.locationZToA,
    code: organisationsMessages.codeAToZ,
    '-code': organisationsMessages.codeZToA,
  },
});

type Props = {
  /** What happened at an organisation lately. */
  changes: (organisation: string) => ReactNode;
  handOver: HandOver;
};

export function OrganisationsScreen({ changes, handOver }: Props) {
  const { t } = useTranslation();
  const search = route.useSearch({ select: withoutOpenRecord, structuralSharing: true });
  const list = useList(organisationList, search);
  const selection = useSelection(list, search.select);
  const regions = useRegions();
  const mayAdd = useMayCall(storeOrganisation);
  const { openNew } = useOpenRecordActions();
  const { feedback, report, reportAbove } = useFeedback();
  usePrefetch(OpenOrganisation);

  function announce({ uuid, name }: Organisation, isNew: boolean) {
    if (isNew) reportAbove(uuid, message(organisationsMessages.added, { name }));
    else report(uuid, sharedMessages.saved);
  }

  const add = mayAdd && (
    <AddButton onPress={() => void openNew()}>{organisationsMessages.add}</AddButton>
  );

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={add} />
      <FeedbackLiveRegion feedback={feedback} />
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
            mayImport={mayAdd}
          />
        }
        empty={<Empty action={add}>{t(organisationsMessages.none)}</Empty>}
      >
        <OrganisationTable list={list} rows={list.rows} selection={selection} feedback={feedback} />
      </ListFrame>
      {selection.count > 0 && (
        <SelectionBar list={list} selection={selection} path="/api/admin/export/organisations" />
      )}
      <Opened changes={changes} handOver={handOver} rows={list.rows} onSaved={announce} />
    </>
  );
}

/** What the address opens, apart from the list, which stays as it is meanwhile. */
function Opened(props: Omit<ComponentProps<typeof OpenOrganisation>, 'opened'>) {
  const opened = useOpenRecord(route.useSearch());
  const isOpen = opened.view !== undefined || opened.edit !== undefined;
  return isOpen && <OpenOrganisation {...props} opened={opened} />;
}

const types = Object.entries(organisationTypes).map(([value, label]) => ({ value, label }));

const filtersWith = ({ options }: Regions): Filter[] => [
  { name: 'type', label: sharedMessages.type, options: types },
  { name: 'region', label: organisationsMessages.regionFilter, options },
];
