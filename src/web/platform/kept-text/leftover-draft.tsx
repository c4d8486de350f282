import { sharedText } from '#texts/shared.ts';
import { say, type Words } from '#texts/text.ts';
import { writingText } from '#texts/writing.ts';
import { moment } from '#web/platform/format.ts';
import { useDraft } from '#web/platform/use-draft.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { WrittenText } from '#web/ui/written-text.tsx';

type Props = {
  name: string;
  saved: string;
  /** 'It was not saved before this reflection was completed. You can still copy it.' */
  why: Words;
};

/** Typed here too late: it can't be saved any more, but it isn't gone. */
export function LeftoverDraft({ name, saved, why }: Props) {
  const { t } = useText();
  const place = { path: location.pathname + location.search, label: '' };
  const { draft, discard } = useDraft(name, { saved, base: null, place });
  if (!draft || draft.text.trim() === '') return null;
  return (
    <WrittenText
      title={say(writingText.leftoverDraft, { at: moment(draft.at) })}
      text={draft.text}
      foot={t(why)}
    >
      <div>
        <Button onClick={discard}>{t(sharedText.discardDraft)}</Button>
      </div>
    </WrittenText>
  );
}
