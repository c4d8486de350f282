import { maxPhraseLength } from '#contract/phrases/phrase-limits.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';

type Props = {
  /** Whether it takes the focus as soon as it is there. */
  takesFocus?: boolean;
  label: DisplayText;
  value: string;
  onChange: (text: string) => void;
  problem: DisplayText;
};

/** A phrase as it is written, with the place of the learner's name. */
export function PhraseField({ takesFocus = false, label, value, onChange, problem }: Props) {
  const { t } = useTranslation();
  return (
    <TextArea
      {...(takesFocus && { ref: focusOn })}
      label={label}
      hint={t(phrasesMessages.learnerHint, {
        code: (words) => <code translate="no">{words}</code>,
      })}
      error={problem || undefined}
      value={value}
      rows={3}
      maxLength={maxPhraseLength}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
