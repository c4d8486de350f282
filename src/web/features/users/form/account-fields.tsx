import type { ReactNode, Ref } from 'react';
import type { User } from '#contract/people/people.ts';
import { usersMessages } from '#messages/people/users.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { textFieldProps } from '#web/patterns/record-form/text-field-props.ts';
import type { EndpointForm } from '#web/platform/forms/use-endpoint-form.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import { RoleBoxes } from './role-boxes.tsx';
import { useRoleLabels } from './use-role-labels.ts';
import type { UserFields } from './use-user-form.ts';
import { emailHint, rolesHint, signInHint } from './user-messages.ts';

type Props = {
  form: Pick<EndpointForm<UserFields>, 'fields' | 'set' | 'errorOf'>;
  /** Undefined while adding one. */
  user?: User;
  isOneself?: boolean;
  nameRef?: Ref<HTMLInputElement> | undefined;
  /** What to do before somebody stops mentoring: below the field that causes it. */
  handOver?: ReactNode;
};

/** The fields of an account: name, email, whether they may log in, and their roles. */
export function AccountFields({ form, user, isOneself = false, nameRef, handOver }: Props) {
  const { fields, set, errorOf } = form;
  const labels = useRoleLabels();
  const textProps = textFieldProps(form);
  return (
    <>
      <TextField label={sharedMessages.name} required ref={nameRef} {...textProps('name')} />
      <TextField
        label={sharedMessages.emailField}
        type="email"
        required
        hint={emailHint(user, fields)}
        {...textProps('email')}
      />
      <Switch
        label={usersMessages.canSignIn}
        id="active"
        isOn={fields.active}
        onChange={(active) => set({ active })}
        hint={signInHint(user, { active: fields.active, isOneself })}
        error={errorOf('active')}
      />
      {!fields.active && handOver}
      <RoleBoxes
        labels={labels}
        chosen={fields.roles}
        onChange={(roles) => set({ roles })}
        error={errorOf('roles')}
        hint={rolesHint(user, fields)}
      />
      {fields.active && handOver}
    </>
  );
}
