import { type Role, roleLabels, roles } from '#contract/permissions.ts';
import { sharedText } from '#texts/shared.ts';
import type { Text, Words } from '#texts/text.ts';
import { usersText } from '#texts/users.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import styles from './role-boxes.module.css';
import type { RoleLabels } from './use-role-labels.ts';

const mayDo: Record<Role, Text> = {
  admin: usersText.adminMayDo,
  learning_designer: usersText.designerMayDo,
  mentor: usersText.mentorMayDo,
  independent_learner: usersText.learnerMayDo,
};

type Props = {
  labels: RoleLabels;
  chosen: readonly Role[];
  onChange: (chosen: Role[]) => void;
  error: Words | undefined;
  /** What saving these roles does besides. */
  hint: Words | undefined;
};

/** What somebody may do: the union of what their roles may. */
export function RoleBoxes({ labels, chosen, onChange, error, hint }: Props) {
  const { t } = useText();
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
      <legend className={`field-label ${styles.legend}`}>{t(sharedText.roles)}</legend>
      {offered.map((role) => (
        <label key={role} className={styles.role}>
          <input
            type="checkbox"
            checked={chosen.includes(role)}
            onChange={(event) => toggle(role, event.target.checked)}
          />
          <span>
            {t(roleLabels[role])}
            <small>{t(mayDo[role])}</small>
          </span>
        </label>
      ))}
      <div role="status">
        {isError && (
          <p className="field-error">
            {t(usersText.rolesNotLoaded)}
            <SmallButton onPress={() => void refetch()}>
              {t(isFetching ? sharedText.working : sharedText.tryAgain)}
            </SmallButton>
          </p>
        )}
      </div>
      <div role="status">{hint && <Notice tone="warn">{t(hint)}</Notice>}</div>
      {error && (
        <p id="roles-error" className="field-error">
          <Icon name="warning" />
          {t(error)}
        </p>
      )}
    </fieldset>
  );
}
