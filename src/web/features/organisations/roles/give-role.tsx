import { type FormEvent, useRef, useState } from 'react';
import {
  type OrganisationRole,
  organisationRoles,
} from '#contract/organisations/organisation-rights.ts';
import { organisationRoleLabels } from '#contract/organisations/organisation-role-labels.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { rolesHereMessages as texts } from '#messages/organisations/roles-here.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { PickerItem } from '#web/patterns/picker/picker.tsx';
import { RecordPicker } from '#web/patterns/record-picker/record-picker.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import styles from './give-role.module.css';
import type { RolesState } from './use-roles-here.ts';

type Props = { organisation: string; give: RolesState['give'] };

const choices = organisationRoles.map((value) => ({
  value,
  label: organisationRoleLabels[value],
}));

/** A person of the organisation, a role, and the button that gives it. */
export function GiveRole({ organisation, give }: Props) {
  const { t } = useTranslation();
  const [person, setPerson] = useState<PickerItem | null>(null);
  const [role, setRole] = useState<OrganisationRole>('organisation_viewer');
  const [error, setError] = useState<DisplayText>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (!person) return refuse(texts.choosePerson);
    setBusy(true);
    const refused = await give({ user: person, role });
    setBusy(false);
    if (refused) return refuse(refused);
    setPerson(null);
    setError(undefined);
  }

  function refuse(why: DisplayText) {
    setError(why);
    field.current?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <RecordPicker
        kind="people"
        organisation={organisation}
        label={texts.person}
        hint={texts.personHint}
        value={person}
        error={error}
        ref={field}
        onPick={(picked) => {
          setPerson(picked);
          setError(undefined);
        }}
      />
      <SelectField
        label={texts.role}
        value={role}
        hint={texts.mayDo}
        options={choices}
        onChange={({ target }) => {
          const chosen = organisationRoles.find((one) => one === target.value);
          if (chosen) setRole(chosen);
        }}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {t(texts.give)}
        </Button>
      </div>
    </form>
  );
}
