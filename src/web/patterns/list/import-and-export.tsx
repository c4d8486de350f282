import type { Endpoint } from '#contract/endpoint.ts';
import { type ImportKind, uploadImport } from '#contract/imports/imports.ts';
import { storeOrganisation } from '#contract/organisations/organisations.ts';
import { storeUser } from '#contract/people/people.ts';
import { mayCall } from '#contract/rights.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Downloads } from './downloads.tsx';
import type { List } from './use-list.ts';

type Props = { list: List; kind: ImportKind; path: string };

/** The calls by which an import adds what it is of: who may not make them has no use for one. */
const addedBy: Record<ImportKind, readonly Endpoint[]> = {
  people: [uploadImport, storeUser],
  organisations: [uploadImport, storeOrganisation],
};

/** Links for a list that can be imported and exported. */
export function ImportAndExport({ list, kind, path }: Props) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const mayImport = addedBy[kind].every((endpoint) => mayCall(user, endpoint));
  return (
    <>
      {mayImport && (
        <ButtonLink variant="quiet" to="/imports" search={{ kind }}>
          {t(sharedMessages.import)}
        </ButtonLink>
      )}
      <Downloads list={list} path={path} />
    </>
  );
}
