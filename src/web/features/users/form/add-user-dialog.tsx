import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { usersMessages } from '#messages/people/users.ts';
import { ModalForm } from '#web/patterns/record-form/modal-form.tsx';
import { AccountFields } from './account-fields.tsx';
import { ChosenOrganisations } from './chosen-organisations.tsx';
import { type NewUserOptions, useNewUser } from './use-new-user.ts';
import { userDifferences } from './user-messages.ts';

export type MentorChoice = {
  /** `none`, or the uuid of the mentor. */
  value: string;
  onChange: (mentor: string) => void;
  error: DisplayText | undefined;
};

type Props = NewUserOptions & { mentorChoice: (choice: MentorChoice) => ReactNode };

export function AddUserDialog({ mentorChoice, ...options }: Props) {
  const form = useNewUser(options);
  const { fields, set, errorOf } = form;
  return (
    <ModalForm
      title={usersMessages.add}
      form={form}
      onClose={options.onClose}
      differences={userDifferences}
    >
      <AccountFields form={form} />
      <ChosenOrganisations
        chosen={fields.organisations}
        onChange={(organisations) => set({ organisations })}
        error={errorOf('organisations_list')}
      />
      {fields.roles.includes('independent_learner') &&
        mentorChoice({
          value: fields.mentor,
          onChange: (mentor) => set({ mentor }),
          error: errorOf('mentor_id'),
        })}
    </ModalForm>
  );
}
