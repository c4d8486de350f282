import { type Role, roles } from '#contract/permissions.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import styles from './role-boxes.module.css';
import type { RoleLabels } from './use-role-labels.ts';

const mayDo: Record<Role, string> = {
  admin: 'Keeps people, organisations and subscriptions; may do what all other staff may.',
  learning_designer: 'Writes areas, pods and questions, and assigns learning.',
  mentor: 'Assigns learning, reviews reflections and signs them off.',
  independent_learner: 'Learns on their own: writes reflections, receives certificates.',
};

type Props = {
  labels: RoleLabels;
  chosen: readonly Role[];
  onChange: (chosen: Role[]) => void;
  error: string | undefined;
};

/** What somebody may do: the union of what their roles may. */
export function RoleBoxes({ labels, chosen, onChange, error }: Props) {
  const { data, isError, isFetching, refetch } = labels;
  const offered = data ? roles.filter((role) => role in data) : chosen;
  const toggle = (role: Role, isOn: boolean) =>
    onChange(roles.filter((one) => (one === role ? isOn : chosen.includes(one))));
  return (
    <fieldset
      id="roles"
      name="roles"
      tabIndex={-1}
      className={error ? 'field field-invalid' : 'field'}
      aria-describedby={error && 'roles-error'}
    >
      <legend className={`field-label ${styles.legend}`}>Roles</legend>
      {offered.map((role) => (
        <label key={role} className={styles.role}>
          <input
            type="checkbox"
            checked={chosen.includes(role)}
            onChange={(event) => toggle(role, event.target.checked)}
          />
          <span>
            {data?.[role] ?? role}
            <small>{mayDo[role]}</small>
          </span>
        </label>
      ))}
      <div role="status">
        {isError && (
          <p className="field-error">
            The roles could not be loaded.
            <SmallButton onPress={() => void refetch()}>
              {isFetching ? 'Working...' : 'Try again'}
            </SmallButton>
          </p>
        )}
      </div>
      {error && (
        <p id="roles-error" className="field-error">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
