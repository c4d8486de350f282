import { SelectField } from '#web/ui/select-field.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import { byName } from './area-cache.ts';
import styles from './pod-dialog.module.css';
import type { Labels } from './use-labels.ts';

type Props = {
  label: string;
  id: string;
  value: string;
  /** What the pod has: it stays, even retired, and even while the list cannot be had. */
  stored: { uuid: string; name: string } | null | undefined;
  labels: Labels;
  onChange: (uuid: string) => void;
  error: string | undefined;
};

export function LookupSelect({ label, id, value, stored, labels, onChange, error }: Props) {
  return (
    <div className={styles.lookup}>
      <SelectField
        label={label}
        id={id}
        name={id}
        value={value}
        options={optionsOf(labels, stored, value)}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
      <div role="status">
        {labels.isError && (
          <p className={styles.failed}>
            Could not load.
            <SmallButton
              onPress={() => void labels.refetch()}
              label={`Try again: ${label.toLocaleLowerCase('en-NZ')}`}
            >
              {labels.isFetching ? 'Working...' : 'Try again'}
            </SmallButton>
          </p>
        )}
      </div>
    </div>
  );
}

function optionsOf({ data }: Labels, stored: Props['stored'], value: string) {
  const offered = Object.entries(data ?? {})
    .map(([uuid, name]) => ({ uuid, name }))
    .sort(byName);
  const known = stored && !data?.[stored.uuid] ? [{ ...stored, name: named(stored, data) }] : [];
  const all = [...known, ...offered];
  const unknown = value && all.every(({ uuid }) => uuid !== value);
  return [
    { value: '', label: 'None' },
    ...(unknown ? [{ value, label: 'Chosen before' }] : []),
    ...all.map(({ uuid, name }) => ({ value: uuid, label: name })),
  ];
}

const named = ({ name }: { name: string }, data: Labels['data']) =>
  data ? `${name} (no longer offered)` : name;
