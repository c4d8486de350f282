import type { Member } from '#contract/organisations.ts';
import { SmallButton } from '#web/ui/small-button.tsx';
import styles from './organisation-panel.module.css';
import type { Members } from './use-members.ts';

type Props = { member: Member; members: Members };

export function MemberRow({ member, members }: Props) {
  const { uuid, name, email } = member;
  const isBusy = members.busy === uuid;
  if (members.isRemoved(member)) {
    return (
      <li className={styles.person}>
        <span className={styles.gone}>{name} was removed</span>
        <SmallButton
          onPress={() => void members.undo(member)}
          label={`Undo: add ${name} again`}
          hasFocus
        >
          {isBusy ? 'Working...' : 'Undo'}
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
        label={`Remove ${name}`}
        hasFocus={members.restored === uuid}
      >
        {isBusy ? 'Working...' : 'Remove'}
      </SmallButton>
    </li>
  );
}
