import { type Organisation, organisationTypes } from '#contract/organisations.ts';
import { page } from '#contract/pages.ts';
import { organisationsText } from '#texts/organisations.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { later, useAhead } from '#web/platform/later.tsx';
import type { Filter } from '#web/platform/list/filters.ts';
import { ImportAndExport } from '#web/platform/list/import-and-export.tsx';
import { ListFrame } from '#web/platform/list/list-frame.tsx';
import { useList } from '#web/platform/list/use-list.ts';
import { useOpened } from '#web/platform/list/use-opened.ts';
import { useText } from '#web/platform/use-text.tsx';
import { AddButton } from '#web/ui/add-button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SaidAloud } from '#web/ui/said-here.tsx';
import { useSaid } from '#web/ui/use-said.ts';
import { organisationList } from './organisation-list.ts';
import { OrganisationTable } from './organisation-table.tsx';
import { type Regions, useRegions } from './use-regions.ts';

export { ahead } from './organisation-list.ts';

const { title, purpose } = page('/organisations');
const OpenOrganisation = later(
  async () => (await import('./open-organisation.tsx')).OpenOrganisation,
);

export function OrganisationsScreen() {
  const { t } = useText();
  const list = useList(organisationList);
  const regions = useRegions();
  const opened = useOpened();
  const { said, say: tell, sayAbove: tellAbove } = useSaid();
  const isOpen = opened.view !== undefined || opened.edit !== undefined;
  useAhead(OpenOrganisation);

  /** After the dialog has gone: what is said behind it, nobody hears. */
  async function announce({ uuid, name }: Organisation, isNew: boolean) {
    await opened.close();
    if (isNew) tellAbove(uuid, say(organisationsText.added, { name }));
    else tell(uuid, sharedText.saved);
  }

  const add = <AddButton onPress={() => void opened.openNew()}>{organisationsText.add}</AddButton>;

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={add} />
      <SaidAloud said={said} />
      <ListFrame
        list={list}
        notLoaded={organisationsText.notLoaded}
        search={{ label: organisationsText.find, placeholder: organisationsText.findHint }}
        filters={filtersWith(regions)}
        tools={
          <ImportAndExport
            list={list}
            kind="organisations"
            path="/api/admin/export/organisations"
          />
        }
        empty={<Empty action={add}>{t(organisationsText.none)}</Empty>}
      >
        <OrganisationTable list={list} rows={list.rows} said={said} />
      </ListFrame>
      {isOpen && <OpenOrganisation opened={opened} rows={list.rows} onSaved={announce} />}
    </>
  );
}

const types = Object.entries(organisationTypes).map(([value, label]) => ({ value, label }));

const filtersWith = ({ options }: Regions): Filter[] => [
  { name: 'type', label: sharedText.type, options: types },
  { name: 'region', label: organisationsText.regionFilter, options },
];
