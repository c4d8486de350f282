import type { Member } from '#contract/organisations.ts';
import { organisationsText } from '#texts/organisations.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import styles from './organisation-panel.module.css';
import type { Members } from './use-members.ts';

type Props = { member: Member; members: Members };

export function MemberRow({ member, members }: Props) {
  const { t } = useText();
  const { uuid, name, email } = member;
  const isBusy = members.busy === uuid;
  if (members.isRemoved(member)) {
    return (
      <li className={styles.person}>
        <span className={styles.gone}>{t(organisationsText.wasRemoved, { name })}</span>
        <SmallButton
          onPress={() => void members.undo(member)}
          label={say(organisationsText.addAgain, { name })}
          hasFocus
        >
          {t(isBusy ? sharedText.working : sharedText.undo)}
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
        label={say(organisationsText.removePerson, { name })}
        hasFocus={members.restored === uuid}
      >
        {t(isBusy ? sharedText.working : sharedText.remove)}
      </SmallButton>
    </li>
  );
}
