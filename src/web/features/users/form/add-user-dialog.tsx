import { type ReactNode, useRef } from 'react';
import type { User } from '#contract/people/people.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { usersMessages } from '#messages/people/users.ts';
import { ModalForm } from '#web/patterns/record-form/modal-form.tsx';
import { FeedbackLiveRegion } from '#web/ui/feedback/row-feedback.tsx';
import { useFeedback } from '#web/ui/feedback/use-feedback.ts';
import { AccountFields } from './account-fields.tsx';
import { addedSentence } from './added-sentence.ts';
import { ChosenOrganisations } from './chosen-organisations.tsx';
import { type NewUserOptions, useNewUser } from './use-new-user.ts';
import { userDifferences } from './user-messages.ts';

export type MentorChoice = {
  /** `none`, or the uuid of the mentor. */
  value: string;
  onChange: (mentor: string) => void;
  error: DisplayText | undefined;
};

type Props = NewUserOptions & {
  mentorChoice: (choice: MentorChoice) => ReactNode;
  /** Where several people may be added one after the other. */
  onAdded?: ((user: User) => void) | undefined;
};

export function AddUserDialog({ mentorChoice, onAdded, ...options }: Props) {
  const { feedback, reportAbove } = useFeedback();
  const nameField = useRef<HTMLInputElement>(null);
  const isAnotherNext = useRef(false);
  const staysOpen = () => onAdded !== undefined && isAnotherNext.current;
  const form = useNewUser({
    ...options,
    onClose: () => (staysOpen() ? undefined : options.onClose()),
    onSaved,
  });
  const { fields, set, errorOf } = form;

  function onSaved(user: User) {
    if (!onAdded || !isAnotherNext.current) return options.onSaved(user);
    onAdded(user);
    form.offerSameAgain();
    reportAbove(user.uuid, addedSentence(user));
    nameField.current?.focus();
  }

  return (
    <ModalForm
      title={usersMessages.add}
      form={form}
      onClose={options.onClose}
      differences={userDifferences}
      {...(onAdded && {
        another: {
          label: usersMessages.addAndStartAnother,
          onChoose: (isAnother: boolean) => {
            isAnotherNext.current = isAnother;
          },
        },
      })}
    >
      <FeedbackLiveRegion feedback={form.errors.length > 0 ? null : feedback} />
      <AccountFields form={form} nameRef={nameField} />
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
