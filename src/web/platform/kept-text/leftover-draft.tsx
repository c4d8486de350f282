import { moment } from '#web/platform/format.ts';
import { useDraft } from '#web/platform/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { WrittenText } from '#web/ui/written-text.tsx';

type Props = {
  name: string;
  saved: string;
  /** As in 'before this reflection was completed'. */
  since: string;
};

/** Typed here too late: it can't be saved any more, but it isn't gone. */
export function LeftoverDraft({ name, saved, since }: Props) {
  const place = { path: location.pathname + location.search, label: '' };
  const { draft, discard } = useDraft(name, { saved, base: null, place });
  if (!draft || draft.text.trim() === '') return null;
  return (
    <WrittenText
      title={`Your draft from ${moment(draft.at)}, kept on this device`}
      text={draft.text}
      foot={`It was not saved before ${since}. You can still copy it.`}
    >
      <div>
        <Button onClick={discard}>Discard draft</Button>
      </div>
    </WrittenText>
  );
}
