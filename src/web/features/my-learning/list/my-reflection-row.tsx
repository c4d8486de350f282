import type { ReactNode } from 'react';
import type { MyReflectionState } from '#contract/my-learning/my-learning.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { myLearningMessages } from '#messages/my-learning/my-learning.ts';
import { reflectionHref } from '#web/features/my-learning/write/answer-drafts.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { learnerTurnLabel } from '#web/patterns/reflection/turn-label.ts';
import { TurnStatus } from '#web/patterns/reflection/turn-status.tsx';
import { useDrafts } from '#web/platform/drafts/use-stored-drafts.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { AnsweredCount } from './answered-count.tsx';
import { BeginButton } from './begin-button.tsx';
import { isLearnersTurn } from './begun-reflections.ts';
import styles from './my-reflection-row.module.css';
import type { ReflectionTarget } from './use-begin-reflection.ts';

type Props = {
  type: ReflectionTarget['type'];
  /** Its full name, for the labels of its buttons. */
  name: DisplayText;
  place: { uuid: string; reflections: MyReflectionState[]; may_begin: boolean };
  isAreaOpen: boolean;
  /** The name within its area. */
  children: ReactNode;
};

/** A pod, or the area's own reflection: whose turn it is, and the one thing to do next. */
export function MyReflectionRow({ type, name, place, isAreaOpen, children }: Props) {
  const { uuid, reflections, may_begin } = place;
  const [reflection] = reflections;
  const { t } = useTranslation();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3>{children}</h3>
        <p className={styles.state}>
          <TurnStatus words={learnerTurnLabel(reflection)} />
          {reflection && isFirstDraft(reflection) && <AnsweredCount of={reflection} />}
          {reflection && <Unsaved reflection={reflection} />}
          {!reflection && !may_begin && isAreaOpen && (
            <span>{t(myLearningMessages.noQuestions)}</span>
          )}
        </p>
      </div>
      {reflection && <Open name={name} reflection={reflection} />}
      {may_begin && <BeginButton name={name} place={{ type, uuid }} />}
    </div>
  );
}

const isFirstDraft = (reflection: MyReflectionState) =>
  isLearnersTurn(reflection) && reflection.sent_back_at === null;

function Open({ name, reflection }: { name: DisplayText; reflection: MyReflectionState }) {
  const { t, fullName } = useTranslation();
  const { label, labelWith } = labelsFor(reflection);
  return (
    <ButtonLink
      to="/my/learning/reflection/$reflection"
      params={{ reflection: reflection.uuid }}
      variant={isLearnersTurn(reflection) ? 'secondary' : 'quiet'}
      {...fullName(label, message(labelWith, { name }))}
    >
      {t(label)}
    </ButtonLink>
  );
}

function labelsFor(reflection: MyReflectionState) {
  const { read, readIt, carryOn, carryOnWith, lookAgain, lookAgainAt } = myLearningMessages;
  if (!isLearnersTurn(reflection)) return { label: read, labelWith: readIt };
  return isFirstDraft(reflection)
    ? { label: carryOn, labelWith: carryOnWith }
    : { label: lookAgain, labelWith: lookAgainAt };
}

/** Typed on this device and not saved yet. Opening the reflection saves it. */
function Unsaved({ reflection }: { reflection: MyReflectionState }) {
  const { t } = useTranslation();
  const drafts = useDrafts();
  const hasDraft = drafts.some(({ place }) => place.path.startsWith(reflectionHref(reflection)));
  return hasDraft ? <Status tone="danger">{t(myLearningMessages.notAllSaved)}</Status> : null;
}
