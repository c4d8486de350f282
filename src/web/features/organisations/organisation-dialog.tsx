import type { ChangeEvent } from 'react';
import { organisationTypes } from '#contract/organisations.ts';
import { TextField } from '#web/ui/field.tsx';
import { ModalForm } from '#web/ui/modal-form.tsx';
import { RadioChoice } from '#web/ui/radio-choice.tsx';
import styles from './organisation-dialog.module.css';
import { differencesBy } from './organisation-words.ts';
import { RegionSelect } from './region-select.tsx';
import {
  type OrganisationFields,
  type OrganisationFormOptions,
  useOrganisationForm,
} from './use-organisation-form.ts';
import { useRegions } from './use-regions.ts';

type Props = Omit<OrganisationFormOptions, 'firstRegion'>;

const types = [
  { value: 'ece', label: organisationTypes.ece },
  { value: 'school', label: organisationTypes.school },
] as const;

export function OrganisationDialog(props: Props) {
  const { organisation, onClose } = props;
  const regions = useRegions();
  const firstRegion = regions.options[0]?.value ?? '';
  const form = useOrganisationForm({ ...props, firstRegion });
  const { fields, set, errorOf } = form;
  const typed = typedIn(form);

  return (
    <ModalForm
      title={organisation ? 'Edit organisation' : 'Add organisation'}
      form={form}
      onClose={onClose}
      differences={differencesBy(regions)}
    >
      <TextField label="Name" required {...typed('name')} />
      <TextField
        label="Code"
        required
        hint="As it stands on paper, zeros in front included."
        className={styles.short}
        {...typed('code')}
      />
      <RadioChoice
        legend="Type"
        id="type"
        value={fields.type}
        choices={types}
        onChange={(type) => set({ type })}
        error={errorOf('type')}
      />
      <TextField label="Email" type="email" required {...typed('email')} />
      <RegionSelect
        regions={regions}
        value={fields.region || firstRegion}
        stored={organisation?.region}
        onChange={(region) => set({ region })}
        error={errorOf('region')}
      />
      <TextField label="Phone (optional)" type="tel" {...typed('phone')} />
      <fieldset className={styles.address}>
        <legend>Address</legend>
        <TextField label="Street (optional)" {...typed('street')} />
        <div className={styles.pair}>
          <TextField label="Suburb (optional)" {...typed('suburb')} />
          <TextField label="City (optional)" {...typed('city')} />
        </div>
      </fieldset>
    </ModalForm>
  );
}

type TextName = Exclude<keyof OrganisationFields, 'type' | 'region'>;

/** What every field of text has in common. */
const typedIn =
  ({ fields, set, errorOf }: ReturnType<typeof useOrganisationForm>) =>
  (field: TextName) => ({
    id: field,
    name: field,
    autoComplete: 'off',
    value: fields[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set({ [field]: event.target.value }),
    error: errorOf(field),
  });
