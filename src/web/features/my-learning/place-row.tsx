import type { ReactNode } from 'react';
import type { MyReflectionState } from '#contract/my-learning.ts';
import { myLearningText } from '#texts/my-learning.ts';
import { say, type Words } from '#texts/text.ts';
import { turnOfOwn } from '#web/platform/progress/turn-words.ts';
import { useDrafts } from '#web/platform/use-draft.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Status } from '#web/ui/status.tsx';
import { Turn } from '#web/ui/turn.tsx';
import { addressOf } from './answer-drafts.ts';
import { Answered } from './answered.tsx';
import styles from './place-row.module.css';
import { type PlaceToWrite, useBegin } from './use-begin.ts';

type Props = {
  type: PlaceToWrite['type'];
  /** Where it is named alone, as by its buttons. */
  name: Words;
  place: { uuid: string; reflections: MyReflectionState[]; may_begin: boolean };
  isAssigned: boolean;
  /** The name within its area. */
  children: ReactNode;
};

/** A pod, or the area's own reflection: whose turn it is, and the one thing to do next. */
export function PlaceRow({ type, name, place, isAssigned, children }: Props) {
  const { uuid, reflections, may_begin } = place;
  const [reflection] = reflections;
  const { t } = useText();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3>{children}</h3>
        <p className={styles.state}>
          <Turn words={turnOfOwn(reflection)} />
          {reflection && isFirstDraft(reflection) && <Answered of={reflection} />}
          {reflection && <Unsaved reflection={reflection} />}
          {!reflection && !may_begin && isAssigned && <span>{t(myLearningText.noQuestions)}</span>}
        </p>
      </div>
      {reflection && <Open name={name} reflection={reflection} />}
      {may_begin && <Begin name={name} place={{ type, uuid }} />}
    </div>
  );
}

const isMine = ({ turn }: MyReflectionState) => turn.whose === 'learner';
const isFirstDraft = (reflection: MyReflectionState) =>
  isMine(reflection) && reflection.sent_back_at === null;

function Open({ name, reflection }: { name: Words; reflection: MyReflectionState }) {
  const { t, fullName } = useText();
  const { label, labelWith } = wordsFor(reflection);
  return (
    <ButtonLink
      to="/my/learning/reflection/$reflection"
      params={{ reflection: reflection.uuid }}
      variant={isMine(reflection) ? 'secondary' : 'quiet'}
      {...fullName(label, say(labelWith, { name }))}
    >
      {t(label)}
    </ButtonLink>
  );
}

function wordsFor(reflection: MyReflectionState) {
  const { read, readIt, carryOn, carryOnWith, lookAgain, lookAgainAt } = myLearningText;
  if (!isMine(reflection)) return { label: read, labelWith: readIt };
  return isFirstDraft(reflection)
    ? { label: carryOn, labelWith: carryOnWith }
    : { label: lookAgain, labelWith: lookAgainAt };
}

function Begin({ name, place }: { name: Words; place: PlaceToWrite }) {
  const { t, fullName } = useText();
  const { begin, isBusy, problem } = useBegin(place);
  return (
    <>
      <Button
        onClick={begin}
        busy={isBusy}
        {...fullName(myLearningText.begin, say(myLearningText.beginIt, { name }))}
      >
        {t(myLearningText.begin)}
      </Button>
      {problem && (
        <Notice tone="danger" role="alert">
          {t(myLearningText.notBegun)} {t(problem)}
        </Notice>
      )}
    </>
  );
}

/** Typed here, and for some reason not saved yet. Opening it saves it. */
function Unsaved({ reflection }: { reflection: MyReflectionState }) {
  const { t } = useText();
  const drafts = useDrafts();
  const isHere = drafts.some(({ place }) => place.path.startsWith(addressOf(reflection)));
  return isHere ? <Status tone="danger">{t(myLearningText.notAllSaved)}</Status> : null;
}
