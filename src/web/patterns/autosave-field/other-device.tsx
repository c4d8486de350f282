import { type DisplayText, message } from '#lib/messages/message.ts';
import { writingMessages } from '#messages/my-learning/writing.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { VersionCard, VersionChoice } from '#web/ui/conflict/version-choice.tsx';
import { VersionText } from './autosave-conflict.tsx';
import type { AutosaveFieldState } from './use-autosave-field.ts';
import type { OtherDeviceDraft } from './use-server-draft.ts';

type Props = { text: AutosaveFieldState; elsewhere: OtherDeviceDraft; label: DisplayText };

/** Drafts of the same person from two devices. Neither is discarded until they choose. */
export function OtherDeviceConflict({ text, elsewhere, label }: Props) {
  const { t } = useTranslation();
  const { theirs, isFromHere } = elsewhere;
  const at = formatTimeOrDate(theirs.updated_at);
  const when = whenWrittenHere(text);
  const sentence = isFromHere
    ? message(writingMessages.keptOfThisBrowser, { at })
    : message(writingMessages.wroteElsewhere, { at });
  return (
    <VersionChoice
      title={message(writingMessages.twoTexts, { label })}
      sentence={sentence}
      hasFocus={elsewhere.isCompared}
      foot={
        text.text.trim() !== '' && (
          <>
            <Button onClick={elsewhere.joinBoth}>{t(writingMessages.joinBoth)}</Button>{' '}
            <span>{t(writingMessages.joinHow)}</span>
          </>
        )
      }
    >
      <VersionCard
        title={isFromHere ? writingMessages.keptOnServer : writingMessages.onAnotherDevice}
        when={message(writingMessages.draftFromHere, { at })}
      >
        <VersionText text={theirs.text} />
        <Button onClick={elsewhere.takeTheirs}>{t(writingMessages.goOnWithIt)}</Button>
      </VersionCard>
      <VersionCard title={writingMessages.here} when={when}>
        <VersionText text={text.text} />
        <Button onClick={elsewhere.keepMine}>{t(writingMessages.keepThisOne)}</Button>
      </VersionCard>
    </VersionChoice>
  );
}

function whenWrittenHere({ draft, saved }: AutosaveFieldState): DisplayText {
  if (draft) return message(writingMessages.draftFromHere, { at: formatTimeOrDate(draft.at) });
  const { text, version } = saved;
  const isSaved = version !== null && text !== '';
  return isSaved ? message(writingMessages.savedThen, { at: formatTimeOrDate(version) }) : '';
}

/** Shown below a box that somebody is typing in, instead of replacing it. */
export function OtherDevicePrompt({ elsewhere }: { elsewhere: OtherDeviceDraft }) {
  const { t } = useTranslation();
  return (
    <Callout tone="warn" role="alert">
      <p>
        {t(writingMessages.alsoElsewhere, { at: formatTimeOrDate(elsewhere.theirs.updated_at) })}
      </p>
      <SmallButton onPress={elsewhere.compare}>{t(writingMessages.compare)}</SmallButton>
    </Callout>
  );
}
