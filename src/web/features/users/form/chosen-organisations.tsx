import type { DisplayText } from '#lib/messages/message.ts';
import { message } from '#lib/messages/message.ts';
import { personMessages } from '#messages/people/person.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import rows from '#web/features/users/person/person.module.css';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { RecordPicker } from '#web/patterns/record-picker/record-picker.tsx';
import { ownOrganisations } from '#web/platform/session/own-organisations.ts';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { SmallButton } from '#web/ui/button/small-button.tsx';

type Organisation = { uuid: string; name: string };

type Props = {
  chosen: readonly Organisation[];
  onChange: (chosen: Organisation[]) => void;
  error: DisplayText | undefined;
};

/** The organisations that a new person will belong to; nothing to choose for who has only one to give. */
export function ChosenOrganisations({ chosen, onChange, error }: Props) {
  const { t } = useTranslation();
  const reader = useCurrentUser();
  const seesEverybody = hasPermission(reader, 'people.manage');
  const own = ownOrganisations(reader, 'people.manage');
  const mayAdd =
    seesEverybody || own.some(({ uuid }) => chosen.every((each) => each.uuid !== uuid));
  const mayRemove = seesEverybody || own.length > 1;
  const without = ({ uuid }: Organisation) => chosen.filter((each) => each.uuid !== uuid);
  return (
    <div>
      {mayAdd ? (
        <RecordPicker
          kind="organisations"
          label={
            chosen.length > 0 ? personMessages.addAnother : personMessages.organisationOptional
          }
          onPick={({ uuid, name }) => onChange([...without({ uuid, name }), { uuid, name }])}
          error={error}
        />
      ) : (
        <>
          <p className="field-label">{t(sharedMessages.organisation)}</p>
          {error && (
            <p className="field-error" role="alert">
              {t(error)}
            </p>
          )}
        </>
      )}
      <ul className={rows.rows}>
        {chosen.map((organisation) => (
          <li key={organisation.uuid} className={rows.row}>
            {organisation.name}
            {mayRemove && (
              <SmallButton
                onPress={() => onChange(without(organisation))}
                label={message(personMessages.removeOrganisation, {
                  organisation: organisation.name,
                })}
              >
                {t(sharedMessages.remove)}
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
