import type { Organisation } from '#contract/organisations.ts';
import { organisationsText } from '#texts/organisations.ts';
import { say } from '#texts/text.ts';
import { RecordPicker } from '#web/platform/record-picker/record-picker.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { Announcement } from '#web/ui/announcement.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Part } from '#web/ui/part.tsx';
import { MemberRow } from './member-row.tsx';
import styles from './organisation-panel.module.css';
import { useMembers } from './use-members.ts';

/** Everybody who belongs to it, and the way to add one more. */
export function Members({ organisation }: { organisation: Organisation }) {
  const { t } = useText();
  const members = useMembers(organisation);
  const { said } = members;
  return (
    <Part title={say(organisationsText.members, { total: organisation.users.length })}>
      <p className={styles.none}>{t(organisationsText.membersAtOnce)}</p>
      <div className={styles.add}>
        <RecordPicker
          kind="people"
          label={organisationsText.addPerson}
          onPick={(person) => void members.add(person)}
        />
      </div>
      <Announcement>
        {said && <p className={said.isSeen ? styles.said : 'visually-hidden'}>{t(said.words)}</p>}
      </Announcement>
      {members.problem && (
        <Notice tone="danger" role="alert">
          {t(members.problem)}
        </Notice>
      )}
      {members.shown.length === 0 && <p className={styles.none}>{t(organisationsText.nobody)}</p>}
      {members.shown.length > 0 && (
        <ul className={styles.people}>
          {members.shown.map((member) => (
            <MemberRow key={member.uuid} member={member} members={members} />
          ))}
        </ul>
      )}
    </Part>
  );
}
