import { type DisplayText, message } from '#lib/messages/message.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { writingMessages } from '#messages/my-learning/writing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import type { OtherMark } from './use-mark.ts';

type Props = { other: OtherMark; settle: (decide: () => void) => void };

/** Marks of the same mentor from two devices. Neither is discarded until they choose. */
export function OtherMarkPrompt({ other, settle }: Props) {
  const { t } = useTranslation();
  return (
    <Callout tone="warn" role="alert">
      <p>{t(whatItSays(other))}</p>
      <SmallButton onPress={() => settle(other.useIt)}>
        {t(reviewingMessages.useOtherMark)}
      </SmallButton>{' '}
      <SmallButton onPress={() => settle(other.keepMine)}>
        {t(writingMessages.keepThisOne)}
      </SmallButton>
    </Callout>
  );
}

function whatItSays({ mark, note }: OtherMark): DisplayText {
  if (mark === 'fine') return reviewingMessages.fineElsewhere;
  if (note.trim() === '') return reviewingMessages.moreElsewhereUnsaid;
  return message(
    mark === 'more' ? reviewingMessages.moreElsewhere : reviewingMessages.noteElsewhere,
    { note },
  );
}
