import { organisationTypes } from '#contract/organisations/organisations.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ModalForm } from '#web/patterns/record-form/modal-form.tsx';
import { textFieldProps } from '#web/patterns/record-form/text-field-props.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { RadioChoice } from '#web/ui/radio-choice/radio-choice.tsx';
import { Members } from './members.tsx';
import styles from './organisation-dialog.module.css';
import { organisationDifferences } from './organisation-differences.ts';
import { RegionSelect } from './region-select.tsx';
import { type OrganisationFormOptions, useOrganisationForm } from './use-organisation-form.ts';
import { useRegions } from './use-regions.ts';

type Props = Omit<OrganisationFormOptions, 'regions'>;

const types = [
  { value: 'ece', label: organisationTypes.ece },
  { value: 'school', label: organisationTypes.school },
] as const;

export function OrganisationDialog(props: Props) {
  const { organisation, onClose } = props;
  const regions = useRegions();
  const form = useOrganisationForm({ ...props, regions });
  const { fields, set, errorOf } = form;
  const typed = textFieldProps(form);
  const { t } = useTranslation();

  return (
    <ModalForm
      title={organisation ? organisationsMessages.edit : organisationsMessages.add}
      form={form}
      onClose={onClose}
      differences={organisationDifferences(regions)}
      after={
        organisation && (
          <div className={styles.members}>
            <Members organisation={organisation} />
          </div>
        )
      }
    >
      <TextField label={sharedMessages.name} required {...typed('name')} />
      <TextField
        label={sharedMessages.code}
        required
        hint={organisationsMessages.codeHint}
        className={styles.short}
        {...typed('code')}
      />
      <RadioChoice
        legend={sharedMessages.type}
        id="type"
        value={fields.type}
        choices={types}
        onChange={(type) => set({ type })}
        error={errorOf('type')}
      />
      <TextField label={sharedMessages.emailField} type="email" required {...typed('email')} />
      <RegionSelect
        regions={regions}
        value={fields.region || regions.first}
        stored={organisation?.region}
        onChange={(region) => set({ region })}
        error={errorOf('region')}
      />
      <TextField label={organisationsMessages.phoneOptional} type="tel" {...typed('phone')} />
      <fieldset className={styles.address}>
        <legend>{t(organisationsMessages.address)}</legend>
        <TextField label={organisationsMessages.streetOptional} {...typed('street')} />
        <div className={styles.pair}>
          <TextField label={organisationsMessages.suburbOptional} {...typed('suburb')} />
          <TextField label={organisationsMessages.cityOptional} {...typed('city')} />
        </div>
      </fieldset>
    </ModalForm>
  );
}
