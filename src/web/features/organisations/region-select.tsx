import type { Organisation } from '#contract/organisations/organisations.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import styles from './organisation-dialog.module.css';
import type { Regions } from './use-regions.ts';

type Props = {
  regions: Regions;
  value: string;
  /** The organisation's own region, offered even if the list of regions could not be loaded. */
  stored: Organisation['region'] | undefined;
  onChange: (uuid: string) => void;
  error: DisplayText | undefined;
};

export function RegionSelect({ regions, value, stored, onChange, error }: Props) {
  const { t } = useTranslation();
  const { options, isError, isFetching, refetch } = regions;
  const isListed = !stored || options.some((option) => option.value === stored.uuid);
  return (
    <div>
      <SelectField
        label={organisationsMessages.region}
        id="region"
        name="region"
        required
        value={value}
        options={isListed ? options : [{ value: stored.uuid, label: stored.name }, ...options]}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
      <div role="status">
        {isError && (
          <p className={styles.failed}>
            {t(organisationsMessages.regionsNotLoaded)}
            <SmallButton
              onPress={() => void refetch()}
              label={organisationsMessages.loadRegionsAgain}
              busy={isFetching}
            >
              {t(sharedMessages.tryAgain)}
            </SmallButton>
          </p>
        )}
      </div>
    </div>
  );
}
