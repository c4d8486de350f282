import type { Organisation } from '#contract/organisations/organisations.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { RecordLoadError } from '#web/patterns/list/record-load-error.tsx';
import type { useOpenRecord } from '#web/patterns/list/use-open-record.ts';
import { OrganisationDialog } from './organisation-dialog.tsx';
import { OrganisationPanel } from './organisation-panel.tsx';
import { useOrganisation } from './use-organisation.ts';

type Props = {
  opened: ReturnType<typeof useOpenRecord>;
  rows: readonly Organisation[];
  onSaved: (organisation: Organisation, isNew: boolean) => Promise<void>;
};

/** What the address says is open: a panel to look at one, or the form. */
export function OpenOrganisation({ opened, rows, onSaved }: Props) {
  const { view, edit, close } = opened;
  const uuid = view ?? edit;
  if (!uuid) return null;
  if (uuid === 'new') {
    return (
      <OrganisationDialog
        organisation={undefined}
        onClose={() => void close()}
        onSaved={(saved) => void onSaved(saved, true)}
      />
    );
  }
  return <Known uuid={uuid} opened={opened} rows={rows} onSaved={onSaved} />;
}

function Known({ uuid, opened, rows, onSaved }: Props & { uuid: string }) {
  const query = useOrganisation(
    uuid,
    rows.find((row) => row.uuid === uuid),
  );
  const { view, openEdit, step } = opened;
  const close = () => void opened.close();
  if (!query.data) return <RecordLoadError query={query} words={notThere} onClose={close} />;
  if (view) {
    return (
      <OrganisationPanel
        organisation={query.data}
        rows={rows}
        onStep={(to) => void step(to)}
        onEdit={() => void openEdit(uuid)}
        onClose={close}
      />
    );
  }
  return (
    <OrganisationDialog
      key={uuid}
      organisation={query.data}
      onClose={close}
      onSaved={(saved) => void onSaved(saved, false)}
    />
  );
}

const notThere = {
  open: organisationsMessages.open,
  notLoaded: organisationsMessages.oneNotLoaded,
  gone: organisationsMessages.noSuch,
  advice: organisationsMessages.lookInList,
};
