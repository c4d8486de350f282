import type { ReactNode } from 'react';
import type { Member, Organisation } from '#contract/organisations/organisations.ts';
import { message } from '#lib/messages/message.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { PersonLink } from '#web/patterns/person-link/person-link.tsx';
import { RecordPicker } from '#web/patterns/record-picker/record-picker.tsx';
import {
  type HandOver,
  RemovalQuestion,
} from '#web/patterns/removal-question/removal-question.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { DialogSection } from '#web/ui/dialog/dialog-section.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Status } from '#web/ui/status/status.tsx';
import styles from './organisation-panel.module.css';
import { type MembersState, useMembers } from './use-members.ts';

type Props = { organisation: Organisation; handOver: HandOver };

/** Who belongs to the organisation, with a picker to add another person. */
export function Members({ organisation, handOver }: Props) {
  const { t } = useTranslation();
  const members = useMembers(organisation);
  const { status } = members;
  return (
    <DialogSection
      title={message(organisationsMessages.members, { total: organisation.users.length })}
    >
      <p className={styles.none}>{t(organisationsMessages.membersAtOnce)}</p>
      <div>
        <RecordPicker
          kind="people"
          canInvite
          label={organisationsMessages.addPerson}
          onPick={(person) => void members.add(person)}
        />
      </div>
      <LiveRegion>
        {status && (
          <p className={status.isVisible ? styles.status : 'visually-hidden'}>
            {t(status.message)}
          </p>
        )}
      </LiveRegion>
      {members.problem && (
        <Callout tone="danger" role="alert">
          {t(members.problem)}
        </Callout>
      )}
      {members.rows.length === 0 && (
        <p className={styles.none}>{t(organisationsMessages.nobody)}</p>
      )}
      {members.rows.length > 0 && (
        <ul className={styles.people}>
          {members.rows.map((member) => (
            <MemberRow
              key={member.uuid}
              member={member}
              members={members}
              handOver={handOver(member, organisation.uuid, members.settle)}
            />
          ))}
        </ul>
      )}
    </DialogSection>
  );
}

type RowProps = { member: Member; members: MembersState; handOver: ReactNode };

function MemberRow({ member, members, handOver }: RowProps) {
  const { t } = useTranslation();
  const { uuid, name, email, active } = member;
  const isBusy = members.isBusy(member);
  if (members.isRemoved(member)) {
    return (
      <li className={styles.person}>
        <span className={styles.gone}>{t(organisationsMessages.wasRemoved, { name })}</span>
        <SmallButton
          onPress={() => void members.undo(member)}
          label={message(organisationsMessages.addAgain, { name })}
          hasFocus
          busy={isBusy}
        >
          {t(sharedMessages.undo)}
        </SmallButton>
      </li>
    );
  }
  return (
    <>
      <li className={styles.person}>
        <span className={styles.who}>
          <PersonLink of={member} className={styles.name} />
          <small>{email}</small>
        </span>
        {!active && <Status tone="muted">{t(sharedMessages.off)}</Status>}
        <SmallButton
          onPress={() => void members.remove(member)}
          label={message(organisationsMessages.removePerson, { name })}
          hasFocus={members.restored === uuid}
          busy={isBusy}
        >
          {t(sharedMessages.remove)}
        </SmallButton>
      </li>
      <RemovalQuestion
        asked={members.askedOf(member)}
        name={name}
        onConfirm={(seen) => void members.remove(member, seen)}
        handOver={handOver}
      />
    </>
  );
}
