import { use, useEffect, useRef, useState } from 'react';
import { storeUser } from '#contract/people/people.ts';
import type { Role } from '#contract/permissions.ts';
import { message } from '#lib/messages/message.ts';
import { inviteMessages } from '#messages/people/invite.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Detached } from '#web/patterns/detached/detached.tsx';
import { DialogBoundary } from '#web/patterns/detached/dialog-boundary.tsx';
import type { PickerItem } from '#web/patterns/picker/picker.tsx';
import { useIsMounted } from '#web/platform/browser/use-is-mounted.ts';
import { useMayCall } from '#web/platform/session/session.ts';
import { InviteForm } from './invite-form.ts';

const inviteId = 'invite';

type Options = {
  /** False where a new person makes no sense, such as in a filter. */
  canInvite: boolean;
  roles?: readonly Role[];
  /** Who is chosen now. */
  value: PickerItem | null;
  onPick: (person: PickerItem) => void;
};

/**
 * In a picker that finds nobody: one more option, which opens an account for whoever was typed, and
 * then picks that person. Only for those who may.
 */
export function useInvite({ canInvite, roles = [], value, onPick }: Options) {
  const { words } = useTranslation();
  const Form = use(InviteForm);
  const mayInvite = useMayCall(storeUser) && canInvite && Form !== null;
  const [asked, setAsked] = useState<{ named: string; chosen: string | undefined }>();
  const pickLate = usePickLate({ value, onPick });

  return {
    /** In place of the options, where a search has found none. */
    optionsFor(typed: string): PickerItem[] {
      const who = typed.trim();
      if (!mayInvite || who === '') return [];
      const label = message(inviteMessages.invite, { who });
      return [{ uuid: inviteId, name: words(label), label }];
    },
    isInvite: ({ uuid }: PickerItem) => uuid === inviteId,
    open: (typed: string) => setAsked({ named: typed.trim(), chosen: value?.uuid }),
    form: Form && asked && (
      <Detached>
        <DialogBoundary onClose={() => setAsked(undefined)}>
          <Form
            named={asked.named}
            roles={roles}
            onClose={() => setAsked(undefined)}
            onSaved={(person) => pickLate(person, asked.chosen)}
          />
        </DialogBoundary>
      </Detached>
    ),
  };
}

/**
 * The form may be closed before its answer comes, and much be done meanwhile: another person was
 * chosen, who stays; the rest of the picker's form was filled in; or the page was left.
 */
function usePickLate(options: Pick<Options, 'value' | 'onPick'>) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const isMounted = useIsMounted();

  return (person: PickerItem, chosenBefore: string | undefined) => {
    const { value, onPick } = latest.current;
    if (isMounted() && value?.uuid === chosenBefore) onPick(person);
  };
}
