import { useSearch } from '@tanstack/react-router';
import { message } from '#lib/messages/message.ts';
import { coveredOrganisationsMessages } from '#messages/organisations/covered-organisations.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useChangeSearch } from '#web/platform/router/use-change-search.ts';
import type { OwnOrganisation } from '#web/platform/session/own-organisations.ts';
import { SelectField } from '#web/ui/field/select-field.tsx';

/** All of somebody's organisations, or one: kept in the address, so that it can be sent on. */
export function OrganisationSwitch({
  organisations,
}: {
  organisations: readonly OwnOrganisation[];
}) {
  const { organisation = '' } = useSearch({ strict: false });
  const { change } = useChangeSearch();
  const all = message(coveredOrganisationsMessages.all, { count: organisations.length });
  return (
    <div className="page-header-covered">
      <SelectField
        label={sharedMessages.organisation}
        value={organisation}
        options={[
          { value: '', label: all },
          ...organisations.map(({ uuid, name }) => ({ value: uuid, label: name })),
        ]}
        onChange={({ target }) =>
          void change({
            organisation: target.value || undefined,
            page: undefined,
            select: undefined,
          })
        }
      />
    </div>
  );
}
