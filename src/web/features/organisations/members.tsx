import { useId } from 'react';
import type { Organisation } from '#contract/organisations.ts';
import { RecordPicker } from '#web/platform/record-picker/record-picker.tsx';
import { Announcement } from '#web/ui/announcement.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MemberRow } from './member-row.tsx';
import styles from './organisation-panel.module.css';
import { useMembers } from './use-members.ts';

/** Everybody who belongs to it, and the way to add one more. */
export function Members({ organisation }: { organisation: Organisation }) {
  const members = useMembers(organisation);
  const { said } = members;
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h3 id={heading}>Members ({organisation.users.length.toLocaleString('en-NZ')})</h3>
      <div className={styles.add}>
        <RecordPicker
          kind="people"
          label="Add a person"
          onPick={(person) => void members.add(person)}
        />
      </div>
      <Announcement>
        {said && <p className={said.isSeen ? styles.said : 'visually-hidden'}>{said.words}</p>}
      </Announcement>
      {members.problem && (
        <Notice tone="danger" role="alert">
          {members.problem}
        </Notice>
      )}
      {members.shown.length === 0 && <p className={styles.none}>Nobody belongs to it yet.</p>}
      {members.shown.length > 0 && (
        <ul className={styles.people}>
          {members.shown.map((member) => (
            <MemberRow key={member.uuid} member={member} members={members} />
          ))}
        </ul>
      )}
    </section>
  );
}
