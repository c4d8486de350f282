import { moment } from '#web/platform/format.ts';
import {
  type Member,
  type TextGroup,
  useMembers,
  worstOf,
} from '#web/platform/kept-text/text-group.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import styles from './save-line.module.css';

type Props = { group: TextGroup; goTo: (question: number) => void };

/** One line for all the boxes: is what I wrote safe? Silent for screen readers, but for a failure. */
export function SaveLine({ group, goTo }: Props) {
  const members = useMembers(group);
  const worst = worstOf(members);
  if (worst?.kind === 'failed') return <Failed group={group} member={worst} />;
  if (worst?.kind === 'clash') return <Clash member={worst} goTo={goTo} />;
  return (
    <p className={styles.line}>
      {worst?.kind === 'saving' ? 'Saving…' : <Saved members={members} />}
    </p>
  );
}

function Saved({ members }: { members: readonly Member[] }) {
  const times = members.flatMap(({ savedAt }) => savedAt ?? []).sort();
  const last = times.at(-1);
  if (last === undefined) return 'What you write is saved as you go.';
  return (
    <>
      <Icon name="check" />
      Saved {moment(last)}
    </>
  );
}

function Failed({ group, member: { isKept, reason } }: { group: TextGroup; member: Member }) {
  return (
    <p className={`${styles.line} ${styles.trouble}`} role="alert">
      <Icon name="warning" />
      <strong>
        {isKept ? 'Not saved, kept on this device.' : 'Not saved. Keep this page open.'}
      </strong>
      {reason}
      <SmallButton onPress={() => void group.saveAll()}>Try again</SmallButton>
    </p>
  );
}

function Clash({ member: { number, latest }, goTo }: { member: Member; goTo: Props['goTo'] }) {
  function compare() {
    goTo(number);
    latest.current.compare();
  }
  return (
    <p className={`${styles.line} ${styles.trouble}`}>
      <Icon name="warning" />
      Question {number} has two texts.
      <SmallButton onPress={compare}>Compare the two</SmallButton>
    </p>
  );
}
