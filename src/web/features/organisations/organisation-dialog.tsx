import {
  type OrganisationValues,
  organisationFields,
  organisationKeys,
} from '#contract/organisations/organisation-fields.ts';
import { organisationTypes } from '#contract/organisations/organisations.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ModalForm } from '#web/patterns/record-form/modal-form.tsx';
import { textFieldProps } from '#web/patterns/record-form/text-field-props.ts';
import type { HandOver } from '#web/patterns/removal-question/removal-question.tsx';
import type { Difference } from '#web/ui/conflict/record-conflict.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { RadioChoice } from '#web/ui/radio-choice/radio-choice.tsx';
import { OrganisationSignIn } from './lazy-sign-in.ts';
import { Members } from './members.tsx';
import styles from './organisation-dialog.module.css';
import { RegionSelect } from './region-select.tsx';
import { RolesHere } from './roles/roles-here.tsx';
import { type OrganisationFormOptions, useOrganisationForm } from './use-organisation-form.ts';
import { type Regions, useRegions } from './use-regions.ts';

type Props = Omit<OrganisationFormOptions, 'regions'> & { handOver: HandOver };

const types = [
  { value: 'ece', label: organisationTypes.ece },
  { value: 'school', label: organisationTypes.school },
] as const;

export function OrganisationDialog(props: Props) {
  const { handOver, ...options } = props;
  const { organisation, onClose } = options;
  const regions = useRegions();
  const form = useOrganisationForm({ ...options, regions });
  const { fields, set, errorOf } = form;
  const textProps = textFieldProps(form);
  const { t } = useTranslation();

  return (
    <ModalForm
      title={organisation ? organisationsMessages.edit : organisationsMessages.add}
      form={form}
      onClose={onClose}
      differences={differencesWith(regions)}
      after={
        organisation && (
          <div className={styles.members}>
            <Members organisation={organisation} handOver={handOver} />
            <RolesHere organisation={organisation} isEditing handOver={handOver} />
            <OrganisationSignIn organisation={organisation.uuid} isEditing />
          </div>
        )
      }
    >
      <TextField label={sharedMessages.name} required {...textProps('name')} />
      <TextField
        label={sharedMessages.code}
        required
        hint={organisationsMessages.codeHint}
        className={styles.short}
        {...textProps('code')}
      />
      <RadioChoice
        legend={sharedMessages.type}
        id="type"
        value={fields.type}
        choices={types}
        onChange={(type) => set({ type })}
        error={errorOf('type')}
      />
      <TextField label={sharedMessages.emailField} type="email" required {...textProps('email')} />
      <RegionSelect
        regions={regions}
        value={fields.region || regions.first}
        stored={organisation?.region}
        onChange={(region) => set({ region })}
        error={errorOf('region')}
      />
      <TextField label={organisationsMessages.phoneOptional} type="tel" {...textProps('phone')} />
      <fieldset className={styles.address}>
        <legend>{t(organisationsMessages.address)}</legend>
        <TextField label={organisationsMessages.streetOptional} {...textProps('street')} />
        <div className={styles.pair}>
          <TextField label={organisationsMessages.suburbOptional} {...textProps('suburb')} />
          <TextField label={organisationsMessages.cityOptional} {...textProps('city')} />
        </div>
      </fieldset>
    </ModalForm>
  );
}

/** In the order of the form, where the e-mail comes before the region; spreadsheets have it after. */
const inFormOrder = [...new Set(['name', 'code', 'type', 'email', ...organisationKeys] as const)];

const differencesWith =
  ({ options }: Regions) =>
  (mine: OrganisationValues, theirs: OrganisationValues): Difference[] => {
    const labelled = (values: OrganisationValues) => ({
      ...values,
      type: organisationTypes[values.type],
      region: options.find(({ value }) => value === values.region)?.label ?? values.region,
    });
    const [myLabels, theirLabels] = [labelled(mine), labelled(theirs)];
    return inFormOrder.map((field) => ({
      label: organisationFields[field].label,
      mine: myLabels[field],
      theirs: theirLabels[field],
    }));
  };
