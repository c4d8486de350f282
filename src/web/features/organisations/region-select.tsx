import type { Organisation } from '#contract/organisations.ts';
import { organisationsText } from '#texts/organisations.ts';
import { sharedText } from '#texts/shared.ts';
import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import styles from './organisation-dialog.module.css';
import type { Regions } from './use-regions.ts';

type Props = {
  regions: Regions;
  value: string;
  /** What the organisation has: it can be kept even while the list cannot be had. */
  stored: Organisation['region'] | undefined;
  onChange: (uuid: string) => void;
  error: Words | undefined;
};

export function RegionSelect({ regions, value, stored, onChange, error }: Props) {
  const { t } = useText();
  const { options, isError, isFetching, refetch } = regions;
  const isListed = !stored || options.some((option) => option.value === stored.uuid);
  return (
    <div>
      <SelectField
        label={organisationsText.region}
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
            {t(organisationsText.regionsNotLoaded)}
            <SmallButton onPress={() => void refetch()} label={organisationsText.loadRegionsAgain}>
              {t(isFetching ? sharedText.working : sharedText.tryAgain)}
            </SmallButton>
          </p>
        )}
      </div>
    </div>
  );
}
