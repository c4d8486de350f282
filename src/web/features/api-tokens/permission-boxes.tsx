import type { Permission } from '#contract/permissions.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { apiTokensMessages } from '#messages/accounts/api-tokens.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { FieldErrorText } from '#web/ui/field/field-frame.tsx';
import styles from './api-tokens.module.css';
import { permissionName } from './permission-names.ts';

type Props = {
  offered: readonly Permission[];
  chosen: readonly Permission[];
  onChange: (chosen: Permission[]) => void;
  error: DisplayText | undefined;
};

/** Nothing is ticked at first: whoever creates a token says what it needs. */
export function PermissionBoxes({ offered, chosen, onChange, error }: Props) {
  const { t } = useTranslation();
  const toggle = (permission: Permission, isOn: boolean) =>
    onChange(offered.filter((one) => (one === permission ? isOn : chosen.includes(one))));
  return (
    <fieldset
      id="token-permissions"
      name="permissions"
      tabIndex={-1}
      className={error ? 'field field-invalid' : 'field'}
      aria-describedby={error && 'token-permissions-error'}
    >
      <legend className={`field-label ${styles.legend}`}>{t(apiTokensMessages.permissions)}</legend>
      {offered.map((permission) => (
        <label key={permission} className={`checkbox ${styles.permission}`}>
          <input
            type="checkbox"
            checked={chosen.includes(permission)}
            onChange={(event) => toggle(permission, event.target.checked)}
          />
          <span>{t(permissionName(permission))}</span>
        </label>
      ))}
      {error && <FieldErrorText id="token-permissions-error">{error}</FieldErrorText>}
    </fieldset>
  );
}
