import type { Organisation } from '#contract/organisations.ts';
import { organisationsText } from '#texts/organisations.ts';
import { NotThere } from '#web/platform/list/not-there.tsx';
import type { useOpened } from '#web/platform/list/use-opened.ts';
import { OrganisationDialog } from './organisation-dialog.tsx';
import { OrganisationPanel } from './organisation-panel.tsx';
import { useOrganisation } from './use-organisation.ts';

type Props = {
  opened: ReturnType<typeof useOpened>;
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
  if (!query.data) return <NotThere query={query} words={notThere} onClose={close} />;
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
  open: organisationsText.open,
  notLoaded: organisationsText.oneNotLoaded,
  gone: organisationsText.noSuch,
  advice: organisationsText.lookInList,
};
