import { organisationTypes } from '#contract/organisations.ts';
import { organisationsText } from '#texts/organisations.ts';
import { sharedText } from '#texts/shared.ts';
import { typedIn } from '#web/platform/typed-in.ts';
import { useText } from '#web/platform/use-text.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ModalForm } from '#web/ui/modal-form.tsx';
import { RadioChoice } from '#web/ui/radio-choice.tsx';
import { Members } from './members.tsx';
import styles from './organisation-dialog.module.css';
import { differencesBy } from './organisation-words.ts';
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
  const typed = typedIn(form);
  const { t } = useText();

  return (
    <ModalForm
      title={organisation ? organisationsText.edit : organisationsText.add}
      form={form}
      onClose={onClose}
      differences={differencesBy(regions)}
      after={
        organisation && (
          <div className={styles.members}>
            <Members organisation={organisation} />
          </div>
        )
      }
    >
      <TextField label={sharedText.name} required {...typed('name')} />
      <TextField
        label={sharedText.code}
        required
        hint={organisationsText.codeHint}
        className={styles.short}
        {...typed('code')}
      />
      <RadioChoice
        legend={sharedText.type}
        id="type"
        value={fields.type}
        choices={types}
        onChange={(type) => set({ type })}
        error={errorOf('type')}
      />
      <TextField label={sharedText.emailField} type="email" required {...typed('email')} />
      <RegionSelect
        regions={regions}
        value={fields.region || regions.first}
        stored={organisation?.region}
        onChange={(region) => set({ region })}
        error={errorOf('region')}
      />
      <TextField label={organisationsText.phoneOptional} type="tel" {...typed('phone')} />
      <fieldset className={styles.address}>
        <legend>{t(organisationsText.address)}</legend>
        <TextField label={organisationsText.streetOptional} {...typed('street')} />
        <div className={styles.pair}>
          <TextField label={organisationsText.suburbOptional} {...typed('suburb')} />
          <TextField label={organisationsText.cityOptional} {...typed('city')} />
        </div>
      </fieldset>
    </ModalForm>
  );
}
