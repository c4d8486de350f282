import { use, useState } from 'react';
import { storeUser } from '#contract/people/people.ts';
import type { Role } from '#contract/permissions.ts';
import { message } from '#lib/messages/message.ts';
import { inviteMessages } from '#messages/people/invite.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Detached } from '#web/patterns/detached/detached.tsx';
import type { PickerItem } from '#web/patterns/picker/picker.tsx';
import { useMayCall } from '#web/platform/session/session.ts';
import { InviteForm } from './invite-form.ts';

const inviteId = 'invite';

type Options = {
  /** False where a new person makes no sense, such as in a filter. */
  canInvite: boolean;
  roles?: readonly Role[];
  onPick: (person: PickerItem) => void;
};

/**
 * In a picker that finds nobody: one more option, which opens an account for whoever was typed, and
 * then picks that person. Only for those who may.
 */
export function useInvite({ canInvite, roles = [], onPick }: Options) {
  const { words } = useTranslation();
  const Form = use(InviteForm);
  const mayInvite = useMayCall(storeUser) && canInvite && Form !== null;
  const [named, setNamed] = useState<string | null>(null);

  return {
    /** In place of the options, where a search has found none. */
    optionsFor(typed: string): PickerItem[] {
      const who = typed.trim();
      if (!mayInvite || who === '') return [];
      const label = message(inviteMessages.invite, { who });
      return [{ uuid: inviteId, name: words(label), label }];
    },
    isInvite: ({ uuid }: PickerItem) => uuid === inviteId,
    open: (typed: string) => setNamed(typed.trim()),
    form: Form && named !== null && (
      <Detached>
        <Form named={named} roles={roles} onClose={() => setNamed(null)} onSaved={onPick} />
      </Detached>
    ),
  };
}
