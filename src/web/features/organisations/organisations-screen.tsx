import { type Organisation, organisationTypes } from '#contract/organisations.ts';
import { page } from '#contract/pages.ts';
import { Downloads } from '#web/platform/list/downloads.tsx';
import type { Filter } from '#web/platform/list/filters.ts';
import { ListFrame } from '#web/platform/list/list-frame.tsx';
import { useList } from '#web/platform/list/use-list.ts';
import { useOpened } from '#web/platform/list/use-opened.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SaidAloud } from '#web/ui/said-here.tsx';
import { useSaid } from '#web/ui/use-said.ts';
import { OpenOrganisation } from './open-organisation.tsx';
import { organisationList } from './organisation-list.ts';
import { OrganisationTable } from './organisation-table.tsx';
import { type Regions, useRegions } from './use-regions.ts';

const { title, purpose } = page('/organisations');

export function OrganisationsScreen() {
  const list = useList(organisationList);
  const regions = useRegions();
  const opened = useOpened();
  const { said, say, sayAbove } = useSaid();

  /** After the dialog has gone: what is said behind it, nobody hears. */
  async function announce({ uuid, name }: Organisation, isNew: boolean) {
    await opened.close();
    if (isNew) sayAbove(uuid, `${name} added`);
    else say(uuid, 'Saved');
  }

  const add = (
    <Button variant="primary" onClick={() => void opened.openNew()}>
      <Icon name="plus" />
      Add organisation
    </Button>
  );

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={add} />
      <SaidAloud said={said} />
      <ListFrame
        list={list}
        what="The organisations"
        search={{ label: 'Find an organisation', placeholder: 'Search by name or code...' }}
        filters={filtersWith(regions)}
        tools={
          <>
            <ButtonLink variant="quiet" to="/imports" search={{ kind: 'organisations' }}>
              Import
            </ButtonLink>
            <Downloads list={list} path="/api/admin/export/organisations" />
          </>
        }
        empty={<Empty action={add}>No organisations to display</Empty>}
      >
        <OrganisationTable list={list} rows={list.rows} said={said} />
      </ListFrame>
      <OpenOrganisation opened={opened} rows={list.rows} onSaved={announce} />
    </>
  );
}

const types = Object.entries(organisationTypes).map(([value, label]) => ({ value, label }));

const filtersWith = ({ options }: Regions): Filter[] => [
  { name: 'type', label: 'Type', options: types },
  { name: 'region', label: 'Region', options },
];
