import type { Organisation } from '#contract/organisations/organisations.ts';
import { message } from '#lib/messages/message.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { RecordPicker } from '#web/patterns/record-picker/record-picker.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { DialogSection } from '#web/ui/dialog/dialog-section.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { MemberRow } from './member-row.tsx';
import styles from './organisation-panel.module.css';
import { useMembers } from './use-members.ts';

/** Everybody who belongs to it, and the way to add one more. */
export function Members({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const members = useMembers(organisation);
  const { said } = members;
  return (
    <DialogSection
      title={message(organisationsMessages.members, { total: organisation.users.length })}
    >
      <p className={styles.none}>{t(organisationsMessages.membersAtOnce)}</p>
      <div>
        <RecordPicker
          kind="people"
          label={organisationsMessages.addPerson}
          onPick={(person) => void members.add(person)}
        />
      </div>
      <LiveRegion>
        {said && <p className={said.isSeen ? styles.said : 'visually-hidden'}>{t(said.words)}</p>}
      </LiveRegion>
      {members.problem && (
        <Callout tone="danger" role="alert">
          {t(members.problem)}
        </Callout>
      )}
      {members.shown.length === 0 && (
        <p className={styles.none}>{t(organisationsMessages.nobody)}</p>
      )}
      {members.shown.length > 0 && (
        <ul className={styles.people}>
          {members.shown.map((member) => (
            <MemberRow key={member.uuid} member={member} members={members} />
          ))}
        </ul>
      )}
    </DialogSection>
  );
}
