import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Detached } from '#web/patterns/detached/detached.tsx';
import { PartBoundary } from '#web/patterns/load-error/part-boundary.tsx';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { insertAtCaret } from './insert-at-caret.ts';

const PhrasePanel = lazyPart(
  async () => (await import('./phrase-panel.tsx')).PhrasePanel,
  () => <Skeleton lines={4} />,
);

/** Few reviews need it, so only who is about to open it loads it. */
const prefetch = () => void PhrasePanel.prefetch().catch(() => undefined);

type Props = {
  area: RefObject<HTMLTextAreaElement | null>;
  learner: string;
  question: string;
};

/** Opens the phrases beside a review; what is chosen stands in the box, to be read and changed. */
export function PhraseButton({ area, learner, question }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);

  function insert(text: string) {
    // Closed first, as closing gives the focus back to the button.
    flushSync(() => setOpen(false));
    if (area.current) insertAtCaret(area.current, text);
  }

  return (
    <p>
      <Button
        variant="quiet"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" />
        {t(phrasesMessages.insert)}
      </Button>
      {isOpen && (
        <Detached>
          <Dialog open size="panel" title={phrasesMessages.insert} onClose={() => setOpen(false)}>
            <PartBoundary>
              <PhrasePanel
                learner={learner}
                question={question}
                written={selectionOf(area.current)}
                onInsert={insert}
              />
            </PartBoundary>
          </Dialog>
        </Detached>
      )}
    </p>
  );
}

/** What a new phrase begins with. */
function selectionOf(area: HTMLTextAreaElement | null): string {
  if (!area) return '';
  const { value, selectionStart, selectionEnd } = area;
  return value.slice(selectionStart, selectionEnd).trim();
}
