import type { Member } from '#contract/organisations/organisations.ts';
import { message } from '#lib/messages/message.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import styles from './organisation-panel.module.css';
import type { MembersState } from './use-members.ts';

type Props = { member: Member; members: MembersState };

export function MemberRow({ member, members }: Props) {
  const { t } = useTranslation();
  const { uuid, name, email } = member;
  const isBusy = members.busy === uuid;
  if (members.isRemoved(member)) {
    return (
      <li className={styles.person}>
        <span className={styles.gone}>{t(organisationsMessages.wasRemoved, { name })}</span>
        <SmallButton
          onPress={() => void members.undo(member)}
          label={message(organisationsMessages.addAgain, { name })}
          hasFocus
        >
          {t(isBusy ? sharedMessages.working : sharedMessages.undo)}
        </SmallButton>
      </li>
    );
  }
  return (
    <li className={styles.person}>
      <span className={styles.who}>
        <span>{name}</span>
        <small>{email}</small>
      </span>
      <SmallButton
        onPress={() => void members.remove(member)}
        label={message(organisationsMessages.removePerson, { name })}
        hasFocus={members.restored === uuid}
      >
        {t(isBusy ? sharedMessages.working : sharedMessages.remove)}
      </SmallButton>
    </li>
  );
}
