import type { MyReflectionState } from '#contract/my-learning.ts';
import { useDrafts } from '#web/platform/use-draft.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Status } from '#web/ui/status.tsx';
import { Turn } from '#web/ui/turn.tsx';
import { addressOf } from './answer-drafts.ts';
import { answeredWords } from './answered-words.ts';
import styles from './area-card.module.css';
import { turnWords } from './turn-words.ts';
import { type PlaceToWrite, useBegin } from './use-begin.ts';

type Props = {
  type: PlaceToWrite['type'];
  name: string;
  /** What the name alone does not say. */
  about?: string;
  place: { uuid: string; reflections: MyReflectionState[]; may_begin: boolean };
  isAssigned: boolean;
};

/** A pod, or the area's own reflection: whose turn it is, and the one thing to do next. */
export function PlaceRow({ type, name, about, place, isAssigned }: Props) {
  const { uuid, reflections, may_begin } = place;
  const [reflection] = reflections;
  const whole = about ? `${name}, ${about}` : name;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={styles.state}>
          <Turn words={turnWords(reflection)} />
          {reflection && isFirstDraft(reflection) && <span>{answeredWords(reflection)}</span>}
          {reflection && <Unsaved reflection={reflection} />}
          {!reflection && !may_begin && isAssigned && <span>There are no questions yet.</span>}
        </p>
      </div>
      {reflection && <Open name={whole} reflection={reflection} />}
      {may_begin && <Begin name={whole} place={{ type, uuid }} />}
    </div>
  );
}

const isMine = ({ turn }: MyReflectionState) => turn.whose === 'learner';
const isFirstDraft = (reflection: MyReflectionState) =>
  isMine(reflection) && reflection.sent_back_at === null;

function Open({ name, reflection }: { name: string; reflection: MyReflectionState }) {
  const word = wordFor(reflection);
  return (
    <ButtonLink
      to="/my/learning/reflection/$reflection"
      params={{ reflection: reflection.uuid }}
      variant={isMine(reflection) ? 'secondary' : 'quiet'}
      aria-label={`${word}: ${name}`}
    >
      {word}
    </ButtonLink>
  );
}

function wordFor(reflection: MyReflectionState): string {
  if (!isMine(reflection)) return 'Read';
  return isFirstDraft(reflection) ? 'Continue' : 'Look again';
}

function Begin({ name, place }: { name: string; place: PlaceToWrite }) {
  const { begin, isBusy, problem } = useBegin(place);
  return (
    <>
      <Button onClick={begin} busy={isBusy} aria-label={`Begin: ${name}`}>
        Begin
      </Button>
      {problem && (
        <Notice tone="danger" role="alert">
          It could not be begun. {problem}
        </Notice>
      )}
    </>
  );
}

/** Typed here, and for some reason not saved yet. Opening it saves it. */
function Unsaved({ reflection }: { reflection: MyReflectionState }) {
  const drafts = useDrafts();
  const isHere = drafts.some(({ place }) => place.path.startsWith(addressOf(reflection)));
  return isHere ? <Status tone="danger">Not all saved yet, on this device only</Status> : null;
}
