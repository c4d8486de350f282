import { answeringMessages } from '#messages/my-learning/answering.ts';
import { writingMessages } from '#messages/my-learning/writing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import {
  type AutosaveGroup,
  type AutosaveGroupMember,
  mostUrgentMember,
  useAutosaveGroupMembers,
} from '#web/patterns/autosave-field/autosave-group.ts';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { Step } from '#web/ui/step-bar/steps.ts';
import styles from './save-status.module.css';

type Props = {
  group: AutosaveGroup;
  step: Step;
  /** Below all questions on one page, whichever of them is on the screen. */
  isOnePage?: boolean;
  goTo: (question: number) => void;
};

/** One line for all answers: whether they are saved. Screen readers are told of failures only. */
export function SaveStatus({ group, step, isOnePage = false, goTo }: Props) {
  const { t } = useTranslation();
  const members = useAutosaveGroupMembers(group);
  const urgent = mostUrgentMember(members);
  if (urgent?.kind === 'failed') {
    const isElsewhere = urgent.number !== step.number;
    return <Failed group={group} member={urgent} goTo={isElsewhere ? goTo : undefined} />;
  }
  if (urgent?.kind === 'conflict') {
    const isElsewhere = isOnePage || urgent.number !== step.number;
    return <Conflict member={urgent} goTo={isElsewhere ? goTo : undefined} />;
  }
  return (
    <p className={styles.line}>
      {urgent?.kind === 'saving' ? t(writingMessages.saving) : <Saved members={members} />}
    </p>
  );
}

function Saved({ members }: { members: readonly AutosaveGroupMember[] }) {
  const { t } = useTranslation();
  const times = members.flatMap(({ savedAt }) => savedAt ?? []).sort();
  const last = times.at(-1);
  if (last === undefined) return t(answeringMessages.savedAsYouGo);
  return (
    <>
      <Icon name="check" />
      {t(writingMessages.savedAt, { at: formatTimeOrDate(last) })}
    </>
  );
}

function Failed({
  group,
  member: { number, isPersisted, reason },
  goTo,
}: {
  group: AutosaveGroup;
  member: AutosaveGroupMember;
  /** Where it is about another question than the one on the screen. */
  goTo: Props['goTo'] | undefined;
}) {
  const { t } = useTranslation();
  return (
    <p className={`${styles.line} ${styles.trouble}`} role="alert">
      <Icon name="warning" />
      <strong>
        {t(isPersisted ? answeringMessages.notSavedKept : answeringMessages.notSavedNotKept)}
      </strong>
      {t(reason)}
      <SmallButton onPress={() => void group.saveAll()}>{t(sharedMessages.tryAgain)}</SmallButton>
      {goTo && (
        <SmallButton onPress={() => goTo(number)}>
          {t(answeringMessages.goToQuestion, { number })}
        </SmallButton>
      )}
    </p>
  );
}

function Conflict({
  member: { number, latest },
  goTo,
}: {
  member: AutosaveGroupMember;
  /** Where its box, which asks for the choice, may be out of sight. */
  goTo: Props['goTo'] | undefined;
}) {
  const { t } = useTranslation();
  return (
    <p className={`${styles.line} ${styles.trouble}`}>
      <Icon name="warning" />
      {t(answeringMessages.twoTexts, { number })}
      {goTo && (
        <SmallButton
          onPress={() => {
            goTo(number);
            latest.current.compare();
          }}
        >
          {t(writingMessages.compare)}
        </SmallButton>
      )}
    </p>
  );
}
