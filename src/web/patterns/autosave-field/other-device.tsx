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

/** What the same person typed on two devices. Neither goes until they say which. */
export function OtherDeviceConflict({ text, elsewhere, label }: Props) {
  const { t } = useTranslation();
  const { theirs, isFromHere } = elsewhere;
  const at = formatTimeOrDate(theirs.updated_at);
  const here = whenHere(text);
  const sentence = isFromHere
    ? message(writingMessages.keptOfThisBrowser, { at })
    : message(writingMessages.wroteElsewhere, { at });
  return (
    <VersionChoice
      title={message(writingMessages.twoTexts, { label })}
      sentence={sentence}
      hasFocus={elsewhere.isAsked}
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
      <VersionCard title={writingMessages.here} when={here}>
        <VersionText text={text.text} />
        <Button onClick={elsewhere.keepMine}>{t(writingMessages.keepThisOne)}</Button>
      </VersionCard>
    </VersionChoice>
  );
}

function whenHere({ draft, saved }: AutosaveFieldState): DisplayText {
  if (draft) return message(writingMessages.draftFromHere, { at: formatTimeOrDate(draft.at) });
  const { text: written, version } = saved;
  const isSaved = version !== null && written !== '';
  return isSaved ? message(writingMessages.savedThen, { at: formatTimeOrDate(version) }) : '';
}

/** Under a box somebody is typing in: it is not taken away from them. */
export function OtherDevicePrompt({ elsewhere }: { elsewhere: OtherDeviceDraft }) {
  const { t } = useTranslation();
  return (
    <Callout tone="warn" role="alert">
      <p>
        {t(writingMessages.alsoElsewhere, { at: formatTimeOrDate(elsewhere.theirs.updated_at) })}
      </p>
      <SmallButton onPress={elsewhere.ask}>{t(writingMessages.compare)}</SmallButton>
    </Callout>
  );
}
