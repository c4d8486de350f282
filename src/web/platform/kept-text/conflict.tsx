import { sharedText } from '#texts/shared.ts';
import { say, type Words } from '#texts/text.ts';
import { writingText } from '#texts/writing.ts';
import { moment } from '#web/platform/format.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Version, WhichStays } from '#web/ui/which-stays.tsx';
import styles from './conflict.module.css';
import type { KeptText } from './use-kept-text.ts';

/** Two texts for one place. Nothing is written until the person says which. */
export function Conflict({ text, label }: { text: KeptText; label: Words }) {
  const { t } = useText();
  const theirs = useWriter(text);
  return (
    <WhichStays
      title={say(writingText.twoTexts, { label })}
      sentence={theirs.sentence}
      hasFocus={text.isComparing === 'asked'}
      foot={
        <>
          <Button onClick={text.joinBoth}>{t(writingText.joinBoth)}</Button>{' '}
          <span>{t(writingText.joinHow)}</span>
        </>
      }
    >
      <Version title={writingText.mine} when={mineWhen(text)}>
        <Written text={text.text} />
        {text.text.trim() !== '' && (
          <Button onClick={() => void text.keepMine()}>{t(writingText.keepMine)}</Button>
        )}
      </Version>
      <Version title={theirs.title} when={theirs.when}>
        <Written text={text.saved.text} />
        <Button onClick={text.keepTheirs}>
          {t(theirs.isMe ? writingText.keepSaved : writingText.keepTheirs)}
        </Button>
      </Version>
    </WhichStays>
  );
}

export function Written({ text }: { text: string }) {
  const { t } = useText();
  if (text.trim() === '') return <p className={styles.empty}>{t(writingText.empty)}</p>;
  return <p className={styles.text}>{text}</p>;
}

function useWriter({ saved }: KeptText) {
  const { uuid } = useCurrentUser();
  const when = saved.at === null ? '' : say(writingText.savedThen, { at: moment(saved.at) });
  if (saved.by?.uuid === uuid) {
    const sentence = writingText.youSavedElsewhere;
    return { isMe: true, title: writingText.mineElsewhere, when, sentence };
  }
  const name = saved.by?.name ?? sharedText.somebodyElse;
  const sentence = say(writingText.theirsSaved, { name });
  return { isMe: false, title: name, when, sentence };
}

const mineWhen = ({ draft }: KeptText) =>
  draft ? say(writingText.draftFromHere, { at: moment(draft.at) }) : '';
