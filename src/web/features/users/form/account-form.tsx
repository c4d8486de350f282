import { type ReactNode, useState } from 'react';
import type { User } from '#contract/people/people.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { RecordForm } from '#web/patterns/record-form/record-form.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { DraftStatus } from '#web/ui/draft-status/draft-status.tsx';
import { SavedTick } from '#web/ui/feedback/saved-tick.tsx';
import { AccountFields } from './account-fields.tsx';
import styles from './account-form.module.css';
import { GiveUpAdminWarning, useGiveUpAdmin } from './give-up-admin.tsx';
import { LastAtOrganisation } from './last-at-organisation.tsx';
import { endsMentoring } from './mentoring-roles.ts';
import { useUserForm } from './use-user-form.ts';
import { userDifferences } from './user-messages.ts';

type Props = {
  user: User;
  isOneself: boolean;
  /** For somebody who is about to stop mentoring: who takes over their learners. */
  handOver: (mentor: User) => ReactNode;
};

/** The account of a person on their page, saved by its own button. */
export function AccountForm({ user, isOneself, handOver }: Props) {
  const { t } = useTranslation();
  const [isSaved, setSaved] = useState(false);
  const givingUp = useGiveUpAdmin(useUserForm(user, { onSaved: () => setSaved(true) }), {
    user,
    isOneself,
  });
  const { form } = givingUp;
  const hasChange = form.draft.exists;
  const lastAdministrator = form.errorOf('last_administrator');
  return (
    <RecordForm form={form} differences={userDifferences}>
      <AccountFields
        form={form}
        user={user}
        isOneself={isOneself}
        handOver={
          <>
            {endsMentoring(user, form.fields) && handOver(user)}
            {lastAdministrator && (
              <LastAtOrganisation warning={lastAdministrator} onConfirm={form.confirmLast} />
            )}
          </>
        }
      />
      {givingUp.isAsking && (
        <GiveUpAdminWarning onKeep={givingUp.keep} onGiveUp={givingUp.giveUp} />
      )}
      <div className={styles.save}>
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t(sharedMessages.save)}
        </Button>
        <SavedTick>{isSaved && !hasChange && sharedMessages.saved}</SavedTick>
        <DraftStatus draft={form.draft} />
      </div>
    </RecordForm>
  );
}
