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
import { SavedAfterFailure } from '#web/patterns/autosave-field/saved-after-failure.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { leaveFocusAround } from '#web/ui/focus/leave-focus-around.ts';
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
export function SaveStatus(props: Props) {
  const urgent = mostUrgentMember(useAutosaveGroupMembers(props.group));
  const isTrouble = urgent?.kind === 'failed' || urgent?.kind === 'conflict';
  return (
    <div tabIndex={-1} className={`${styles.line} ${isTrouble ? styles.trouble : ''}`}>
      <Safety {...props} urgent={urgent} />
    </div>
  );
}

function Safety({
  group,
  step,
  isOnePage = false,
  goTo,
  urgent,
}: Props & { urgent: AutosaveGroupMember | undefined }) {
  const { t } = useTranslation();
  const isElsewhere = urgent?.number !== step.number;
  if (urgent?.kind === 'failed')
    return <Failed group={group} member={urgent} goTo={isElsewhere ? goTo : undefined} />;
  if (urgent?.kind === 'conflict')
    return <Conflict member={urgent} goTo={isOnePage || isElsewhere ? goTo : undefined} />;
  if (urgent?.kind === 'saving') return t(writingMessages.saving);
  return <Saved group={group} />;
}

/** For screen readers, wherever in the reflection the learner is by then. */
export function AnswersSavedAfterFailure({ group }: Pick<Props, 'group'>) {
  const members = useAutosaveGroupMembers(group);
  const isFailed = members.some(({ kind }) => kind === 'failed');
  return <SavedAfterFailure isFailed={isFailed} savedAt={lastSaved(members)} />;
}

const lastSaved = (members: readonly AutosaveGroupMember[]) =>
  members
    .flatMap(({ savedAt }) => savedAt ?? [])
    .toSorted()
    .at(-1) ?? null;

function Saved({ group }: Pick<Props, 'group'>) {
  const { t } = useTranslation();
  const last = lastSaved(useAutosaveGroupMembers(group));
  if (last === null) return t(answeringMessages.savedAsYouGo);
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
    <span ref={leaveFocusAround} className={styles.failure} role="alert">
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
    </span>
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
    <>
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
    </>
  );
}
