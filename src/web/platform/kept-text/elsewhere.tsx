import { say, type Words } from '#texts/text.ts';
import { writingText } from '#texts/writing.ts';
import { moment } from '#web/platform/format.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import { Version, WhichStays } from '#web/ui/which-stays.tsx';
import { Written } from './conflict.tsx';
import type { KeptText } from './use-kept-text.ts';
import type { Elsewhere } from './use-server-draft.ts';

type Props = { text: KeptText; elsewhere: Elsewhere; label: Words };

/** What the same person typed on two devices. Neither goes until they say which. */
export function WrittenElsewhere({ text, elsewhere, label }: Props) {
  const { t } = useText();
  const { theirs, isFromHere } = elsewhere;
  const at = moment(theirs.updated_at);
  const here = whenHere(text);
  const sentence = isFromHere
    ? say(writingText.keptOfThisBrowser, { at })
    : say(writingText.wroteElsewhere, { at });
  return (
    <WhichStays
      title={say(writingText.twoTexts, { label })}
      sentence={sentence}
      hasFocus={elsewhere.isAsked}
      foot={
        text.text.trim() !== '' && (
          <>
            <Button onClick={elsewhere.joinBoth}>{t(writingText.joinBoth)}</Button>{' '}
            <span>{t(writingText.joinHow)}</span>
          </>
        )
      }
    >
      <Version
        title={isFromHere ? writingText.keptOnServer : writingText.onAnotherDevice}
        when={say(writingText.draftFromHere, { at })}
      >
        <Written text={theirs.text} />
        <Button onClick={elsewhere.takeTheirs}>{t(writingText.goOnWithIt)}</Button>
      </Version>
      <Version title={writingText.here} when={here}>
        <Written text={text.text} />
        <Button onClick={elsewhere.keepMine}>{t(writingText.keepThisOne)}</Button>
      </Version>
    </WhichStays>
  );
}

function whenHere({ draft, saved }: KeptText): Words {
  if (draft) return say(writingText.draftFromHere, { at: moment(draft.at) });
  const isSaved = saved.at !== null && saved.text !== '';
  return isSaved ? say(writingText.savedThen, { at: moment(saved.at ?? '') }) : '';
}

/** Under a box somebody is typing in: it is not taken away from them. */
export function AskElsewhere({ elsewhere }: { elsewhere: Elsewhere }) {
  const { t } = useText();
  return (
    <Notice tone="warn" role="alert">
      <p>{t(writingText.alsoElsewhere, { at: moment(elsewhere.theirs.updated_at) })}</p>
      <SmallButton onPress={elsewhere.ask}>{t(writingText.compare)}</SmallButton>
    </Notice>
  );
}
