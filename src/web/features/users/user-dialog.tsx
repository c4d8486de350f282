import { sharedText } from '#texts/shared.ts';
import { usersText } from '#texts/users.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { typedIn } from '#web/platform/typed-in.ts';
import { TextField } from '#web/ui/field.tsx';
import { ModalForm } from '#web/ui/modal-form.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Access } from './access.tsx';
import { GivingUp } from './giving-up.tsx';
import { endsMentoring, learns, type MentoringSlots } from './mentoring-slots.ts';
import { RoleBoxes } from './role-boxes.tsx';
import { useGivingUp } from './use-giving-up.ts';
import { useRoleLabels } from './use-role-labels.ts';
import { type UserFormOptions, useUserForm } from './use-user-form.ts';
import { differencesOf, emailHint, rolesHint, signInHint } from './user-words.ts';

type Props = UserFormOptions & { slots: MentoringSlots };

export function UserDialog({ user, onClose, onSaved, slots }: Props) {
  const isOneself = useCurrentUser().uuid === user?.uuid;
  const asked = useGivingUp(useUserForm({ user, onClose, onSaved }), { user, isOneself });
  const labels = useRoleLabels();
  const { form } = asked;
  const { fields, set, errorOf } = form;
  const typed = typedIn(form);
  // Beside the one of the two fields by which it came about.
  const handOver = user && endsMentoring(user, fields) && slots.handOver?.(user);
  return (
    <ModalForm
      title={user ? usersText.edit : usersText.add}
      form={form}
      onClose={onClose}
      differences={differencesOf}
      after={
        user && (
          <>
            {learns(user) && slots.ownMentor?.(user)}
            <Access user={user} isOneself={isOneself} />
          </>
        )
      }
    >
      <TextField label={sharedText.name} required {...typed('name')} />
      <TextField
        label={sharedText.emailField}
        type="email"
        required
        hint={emailHint(user, fields)}
        {...typed('email')}
      />
      <Switch
        label={usersText.canSignIn}
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
      {asked.isAsking && <GivingUp onKeep={asked.keep} onGiveUp={asked.giveUp} />}
    </ModalForm>
  );
}
