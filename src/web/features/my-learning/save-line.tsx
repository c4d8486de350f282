import { answeringText } from '#texts/answering.ts';
import { sharedText } from '#texts/shared.ts';
import { writingText } from '#texts/writing.ts';
import { moment } from '#web/platform/format.ts';
import {
  type Member,
  type TextGroup,
  useMembers,
  worstOf,
} from '#web/platform/kept-text/text-group.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import styles from './save-line.module.css';

type Props = { group: TextGroup; goTo: (question: number) => void };

/** One line for all the boxes: is what I wrote safe? Silent for screen readers, but for a failure. */
export function SaveLine({ group, goTo }: Props) {
  const { t } = useText();
  const members = useMembers(group);
  const worst = worstOf(members);
  if (worst?.kind === 'failed') return <Failed group={group} member={worst} />;
  if (worst?.kind === 'clash') return <Clash member={worst} goTo={goTo} />;
  return (
    <p className={styles.line}>
      {worst?.kind === 'saving' ? t(writingText.saving) : <Saved members={members} />}
    </p>
  );
}

function Saved({ members }: { members: readonly Member[] }) {
  const { t } = useText();
  const times = members.flatMap(({ savedAt }) => savedAt ?? []).sort();
  const last = times.at(-1);
  if (last === undefined) return t(answeringText.savedAsYouGo);
  return (
    <>
      <Icon name="check" />
      {t(writingText.savedAt, { at: moment(last) })}
    </>
  );
}

function Failed({ group, member: { isKept, reason } }: { group: TextGroup; member: Member }) {
  const { t } = useText();
  return (
    <p className={`${styles.line} ${styles.trouble}`} role="alert">
      <Icon name="warning" />
      <strong>{t(isKept ? answeringText.notSavedKept : answeringText.notSavedNotKept)}</strong>
      {t(reason)}
      <SmallButton onPress={() => void group.saveAll()}>{t(sharedText.tryAgain)}</SmallButton>
    </p>
  );
}

function Clash({ member: { number, latest }, goTo }: { member: Member; goTo: Props['goTo'] }) {
  const { t } = useText();
  function compare() {
    goTo(number);
    latest.current.compare();
  }
  return (
    <p className={`${styles.line} ${styles.trouble}`}>
      <Icon name="warning" />
      {t(answeringText.twoTexts, { number })}
      <SmallButton onPress={compare}>{t(writingText.compare)}</SmallButton>
    </p>
  );
}
