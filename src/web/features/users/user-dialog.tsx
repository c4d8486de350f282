import { useCurrentUser } from '#web/platform/session.ts';
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
import { differencesOf, emailHint, signInHint } from './user-words.ts';

type Props = UserFormOptions & { slots: MentoringSlots };

export function UserDialog({ user, onClose, onSaved, slots }: Props) {
  const isOneself = useCurrentUser().uuid === user?.uuid;
  const asked = useGivingUp(useUserForm({ user, onClose, onSaved }), { user, isOneself });
  const labels = useRoleLabels();
  const { form } = asked;
  const { fields, set, errorOf } = form;
  // Beside the one of the two fields by which it came about.
  const handOver = user && endsMentoring(user, fields) && slots.handOver?.(user);
  return (
    <ModalForm
      title={user ? 'Edit user' : 'Add user'}
      form={form}
      onClose={onClose}
      differences={differencesOf(labels.data)}
      after={
        user && (
          <>
            {learns(user) && slots.ownMentor?.(user)}
            <Access user={user} isOneself={isOneself} />
          </>
        )
      }
    >
      <TextField
        label="Name"
        id="name"
        name="name"
        required
        autoComplete="off"
        value={fields.name}
        onChange={(event) => set({ name: event.target.value })}
        error={errorOf('name')}
      />
      <TextField
        label="Email"
        id="email"
        name="email"
        type="email"
        required
        autoComplete="off"
        hint={emailHint(user, fields)}
        value={fields.email}
        onChange={(event) => set({ email: event.target.value })}
        error={errorOf('email')}
      />
      <Switch
        label="Can sign in"
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
      />
      {fields.active && handOver}
      {asked.isAsking && <GivingUp onKeep={asked.keep} onGiveUp={asked.giveUp} />}
    </ModalForm>
  );
}
