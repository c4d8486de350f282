import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  type Organisation,
  showOrganisation,
  storeOrganisation,
  updateOrganisation,
} from '#contract/organisations/organisations.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { AccessEnded } from '#web/patterns/kept-drafts/lazy-kept-drafts.ts';
import { RecordLoadError } from '#web/patterns/list/record-load-error.tsx';
import type { useOpenRecord } from '#web/patterns/list/use-open-record.ts';
import type { HandOver } from '#web/patterns/removal-question/removal-question.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { useMayCall } from '#web/platform/session/session.ts';
import { OrganisationDialog } from './organisation-dialog.tsx';
import { OrganisationPanel } from './organisation-panel.tsx';

type Props = {
  opened: ReturnType<typeof useOpenRecord>;
  rows: readonly Organisation[];
  changes: (organisation: string) => ReactNode;
  handOver: HandOver;
  onSaved: (organisation: Organisation, isNew: boolean) => void;
};

/** What the address opens: the panel that shows an organisation, or the form. */
export function OpenOrganisation(props: Props) {
  const { opened, handOver, onSaved } = props;
  const { view, edit, close } = opened;
  const mayAdd = useMayCall(storeOrganisation);
  const uuid = view ?? edit;
  if (!uuid) return null;
  if (uuid === 'new') {
    return mayAdd ? (
      <OrganisationDialog
        organisation={undefined}
        handOver={handOver}
        onClose={close}
        onSaved={(saved) => onSaved(saved, true)}
      />
    ) : (
      <AccessEnded onClose={close} />
    );
  }
  return <StoredOrganisation {...props} uuid={uuid} />;
}

function StoredOrganisation({
  uuid,
  opened,
  rows,
  changes,
  handOver,
  onSaved,
}: Props & { uuid: string }) {
  const row = rows.find((organisation) => organisation.uuid === uuid);
  const query = useQuery({
    ...read(showOrganisation, { params: { uuid } }),
    select: ({ organisation }) => organisation,
    // Shown at once from its row in the list, if it is on this page.
    ...(row && { placeholderData: { organisation: row } }),
  });
  const { view, openEdit, step, close } = opened;
  const mayEdit = useMayCall(updateOrganisation);
  if (!query.data)
    return <RecordLoadError query={query} messages={errorMessages} onClose={close} />;
  if (view || !mayEdit) {
    const panel = (
      <OrganisationPanel
        organisation={query.data}
        rows={rows}
        changes={changes(uuid)}
        handOver={handOver}
        onStep={(to) => void step(to)}
        onEdit={() => void openEdit(uuid)}
        onClose={close}
      />
    );
    return view ? panel : <AccessEnded onClose={close}>{panel}</AccessEnded>;
  }
  return (
    <OrganisationDialog
      key={uuid}
      organisation={query.data}
      handOver={handOver}
      onClose={close}
      onSaved={(saved) => onSaved(saved, false)}
    />
  );
}

const errorMessages = {
  open: organisationsMessages.open,
  notLoaded: organisationsMessages.oneNotLoaded,
  gone: organisationsMessages.noSuch,
  advice: organisationsMessages.lookInList,
};
