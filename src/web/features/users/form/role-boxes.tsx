import { rolesToGive } from '#contract/people/roles-to-give.ts';
import { type Role, roleLabels, roles } from '#contract/permissions.ts';
import type { DisplayText, MessageDescriptor } from '#lib/messages/message.ts';
import { usersMessages } from '#messages/people/users.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { FieldErrorText } from '#web/ui/field/field-frame.tsx';
import styles from './role-boxes.module.css';
import type { RoleLabels } from './use-role-labels.ts';

const descriptions: Record<Role, MessageDescriptor> = {
  admin: usersMessages.adminMayDo,
  learning_designer: usersMessages.designerMayDo,
  mentor: usersMessages.mentorMayDo,
  independent_learner: usersMessages.learnerMayDo,
};

type Props = {
  labels: RoleLabels;
  chosen: readonly Role[];
  onChange: (chosen: Role[]) => void;
  error: DisplayText | undefined;
  /** What else saving these roles does. */
  hint: DisplayText | undefined;
};

export function RoleBoxes({ labels, chosen, onChange, error, hint }: Props) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = labels;
  const mayGive = rolesToGive(useCurrentUser());
  const offered = data ? mayGive.filter((role) => role in data) : chosen;
  const toggle = (role: Role, isOn: boolean) =>
    onChange(roles.filter((name) => (name === role ? isOn : chosen.includes(name))));
  return (
    <fieldset
      id="roles"
      name="roles"
      tabIndex={-1}
      className={error ? 'field field-invalid' : 'field'}
      aria-describedby={error && 'roles-error'}
    >
      <legend className={`field-label ${styles.legend}`}>{t(sharedMessages.roles)}</legend>
      {offered.map((role) => (
        <label key={role} className={styles.role}>
          <input
            type="checkbox"
            checked={chosen.includes(role)}
            onChange={(event) => toggle(role, event.target.checked)}
          />
          <span>
            {t(roleLabels[role])}
            <small>{t(descriptions[role])}</small>
          </span>
        </label>
      ))}
      <div role="status">
        {isError && (
          <p className={`field-error ${styles.failed}`}>
            {t(usersMessages.rolesNotLoaded)}
            <SmallButton onPress={() => void refetch()} busy={isFetching}>
              {t(sharedMessages.tryAgain)}
            </SmallButton>
          </p>
        )}
      </div>
      <div role="status">{hint && <Callout tone="warn">{t(hint)}</Callout>}</div>
      {error && <FieldErrorText id="roles-error">{error}</FieldErrorText>}
    </fieldset>
  );
}
