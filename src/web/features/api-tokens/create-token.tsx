import { useState } from 'react';
import { type ApiToken, createToken, tokenKinds } from '#contract/api-tokens/api-tokens.ts';
import type { Permission } from '#contract/permissions.ts';
import { apiTokensMessages } from '#messages/accounts/api-tokens.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import {
  CurrentPasswordField,
  currentPassword,
} from '#web/patterns/password/current-password-field.tsx';
import { call } from '#web/platform/calls/call.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import styles from './api-tokens.module.css';
import { PermissionBoxes } from './permission-boxes.tsx';

type Props = {
  /** What the person may give. */
  permissions: readonly Permission[];
  onCancel: () => void;
  onCreated: (created: { token: ApiToken; secret: string }) => void;
};

const validities = [
  { value: '30', label: apiTokensMessages.month },
  { value: '90', label: apiTokensMessages.quarter },
  { value: '180', label: apiTokensMessages.halfYear },
  { value: '365', label: apiTokensMessages.year },
];

const kinds = tokenKinds.map((value) => ({ value, label: apiTokensMessages[value] }));

export function CreateToken({ permissions, onCancel, onCreated }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Permission[]>([]);
  const mayConnect = hasPermission(useCurrentUser(), 'people.manage');
  const form = useForm({
    send: (entered) =>
      call(createToken, {
        body: {
          name: entered('name'),
          kind: entered('kind') === 'service' ? 'service' : 'personal',
          permissions: chosen,
          days: Number(entered('days')),
          current_password: currentPassword(entered),
        },
      }),
    onDone: onCreated,
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <ErrorSummary errors={form.errors} />
      <TextField
        label={apiTokensMessages.name}
        hint={apiTokensMessages.nameHint}
        id="token-name"
        name="name"
        autoComplete="off"
        autoFocus
        required
        error={form.errorOf('name')}
      />
      {mayConnect && (
        <SelectField label={apiTokensMessages.kind} id="token-kind" name="kind" options={kinds} />
      )}
      <PermissionBoxes
        offered={permissions}
        chosen={chosen}
        onChange={setChosen}
        error={form.errorOf('permissions')}
      />
      <SelectField
        label={apiTokensMessages.days}
        id="token-days"
        name="days"
        options={validities}
        defaultValue="90"
        error={form.errorOf('days')}
      />
      <CurrentPasswordField id="token-current_password" error={form.errorOf('current_password')} />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t(apiTokensMessages.create)}
        </Button>
        <Button onClick={onCancel}>{t(sharedMessages.cancel)}</Button>
      </div>
    </form>
  );
}
