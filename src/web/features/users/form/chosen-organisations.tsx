import type { DisplayText } from '#lib/messages/message.ts';
import { message } from '#lib/messages/message.ts';
import { personMessages } from '#messages/people/person.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import rows from '#web/features/users/person/person.module.css';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { RecordPicker } from '#web/patterns/record-picker/record-picker.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';

type Organisation = { uuid: string; name: string };

type Props = {
  chosen: readonly Organisation[];
  onChange: (chosen: Organisation[]) => void;
  error: DisplayText | undefined;
};

/** The organisations that a new person will belong to. */
export function ChosenOrganisations({ chosen, onChange, error }: Props) {
  const { t } = useTranslation();
  const without = ({ uuid }: Organisation) => chosen.filter((each) => each.uuid !== uuid);
  return (
    <div>
      <RecordPicker
        kind="organisations"
        label={chosen.length > 0 ? personMessages.addAnother : personMessages.organisationOptional}
        onPick={({ uuid, name }) => onChange([...without({ uuid, name }), { uuid, name }])}
        error={error}
      />
      <ul className={rows.rows}>
        {chosen.map((organisation) => (
          <li key={organisation.uuid} className={rows.row}>
            {organisation.name}
            <SmallButton
              onPress={() => onChange(without(organisation))}
              label={message(personMessages.removeOrganisation, {
                organisation: organisation.name,
              })}
            >
              {t(sharedMessages.remove)}
            </SmallButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
