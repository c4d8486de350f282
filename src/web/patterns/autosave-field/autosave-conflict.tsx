import { type DisplayText, message } from '#lib/messages/message.ts';
import { writingMessages } from '#messages/my-learning/writing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { VersionCard, VersionChoice } from '#web/ui/conflict/version-choice.tsx';
import styles from './autosave-conflict.module.css';
import type { AutosaveFieldState } from './use-autosave-field.ts';

type Props = { text: AutosaveFieldState; label: DisplayText };

/** Shows a conflict between two texts. Nothing is saved until the person chooses. */
export function AutosaveConflict({ text, label }: Props) {
  const { t } = useTranslation();
  const theirs = useTheirVersion(text);
  return (
    <VersionChoice
      title={message(writingMessages.twoTexts, { label })}
      sentence={theirs.sentence}
      hasFocus={text.comparing === 'on-request'}
      foot={
        <>
          <Button onClick={text.joinBoth}>{t(writingMessages.joinBoth)}</Button>{' '}
          <span>{t(writingMessages.joinHow)}</span>
        </>
      }
    >
      <VersionCard title={writingMessages.mine} when={mineWhen(text)}>
        <VersionText text={text.text} />
        {text.text.trim() !== '' && (
          <Button onClick={() => void text.keepMine()}>{t(writingMessages.keepMine)}</Button>
        )}
      </VersionCard>
      <VersionCard title={theirs.title} when={theirs.when}>
        <VersionText text={text.saved.text} />
        <Button onClick={text.keepTheirs}>
          {t(theirs.isMe ? writingMessages.keepSaved : writingMessages.keepTheirs)}
        </Button>
      </VersionCard>
    </VersionChoice>
  );
}

export function VersionText({ text }: { text: string }) {
  const { t } = useTranslation();
  if (text.trim() === '') return <p className={styles.empty}>{t(writingMessages.empty)}</p>;
  return <p className={styles.text}>{text}</p>;
}

function useTheirVersion({ saved }: AutosaveFieldState) {
  const { uuid } = useCurrentUser();
  const when =
    saved.version === null
      ? ''
      : message(writingMessages.savedThen, { at: formatTimeOrDate(saved.version) });
  if (saved.by?.uuid === uuid) {
    const sentence = writingMessages.youSavedElsewhere;
    return { isMe: true, title: writingMessages.mineElsewhere, when, sentence };
  }
  const name = saved.by?.name ?? sharedMessages.somebodyElse;
  const sentence = message(writingMessages.theirsSaved, { name });
  return { isMe: false, title: name, when, sentence };
}

const mineWhen = ({ draft }: AutosaveFieldState) =>
  draft ? message(writingMessages.draftFromHere, { at: formatTimeOrDate(draft.at) }) : '';
