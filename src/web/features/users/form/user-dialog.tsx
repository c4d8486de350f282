import { usersMessages } from '#messages/people/users.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { Access } from '#web/features/users/access/access.tsx';
import { ModalForm } from '#web/patterns/record-form/modal-form.tsx';
import { textFieldProps } from '#web/patterns/record-form/text-field-props.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import { GiveUpAdminWarning, useGiveUpAdmin } from './give-up-admin.tsx';
import { endsMentoring, isLearner, type MentoringSlots } from './mentoring-slots.ts';
import { RoleBoxes } from './role-boxes.tsx';
import { useRoleLabels } from './use-role-labels.ts';
import { type UserFormOptions, useUserForm } from './use-user-form.ts';
import { emailHint, rolesHint, signInHint, userDifferences } from './user-messages.ts';

type Props = UserFormOptions & { slots: MentoringSlots };

export function UserDialog({ user, onClose, onSaved, slots }: Props) {
  const isOneself = useCurrentUser().uuid === user?.uuid;
  const givingUp = useGiveUpAdmin(useUserForm({ user, onClose, onSaved }), { user, isOneself });
  const labels = useRoleLabels();
  const { form } = givingUp;
  const { fields, set, errorOf } = form;
  const textProps = textFieldProps(form);
  // Shown below the field that caused it: the switch or the roles.
  const handOver = user && endsMentoring(user, fields) && slots.handOver?.(user);
  return (
    <ModalForm
      title={user ? usersMessages.edit : usersMessages.add}
      form={form}
      onClose={onClose}
      differences={userDifferences}
      after={
        user && (
          <>
            {isLearner(user) && slots.ownMentor?.(user)}
            <Access user={user} isOneself={isOneself} />
          </>
        )
      }
    >
      <TextField label={sharedMessages.name} required {...textProps('name')} />
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
      {givingUp.isAsking && (
        <GiveUpAdminWarning onKeep={givingUp.keep} onGiveUp={givingUp.giveUp} />
      )}
    </ModalForm>
  );
}
