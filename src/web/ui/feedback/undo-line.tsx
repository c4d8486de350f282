import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import styles from './undo-line.module.css';

type Result = {
  text: DisplayText | ReactNode;
  /** New each time, so that the same text takes the focus again. */
  number: number;
  isProblem: boolean;
};

type Props = {
  result: Result | null;
  /** Absent where it cannot be undone. */
  onUndo: (() => void) | undefined;
  isBusy: boolean;
};

/** What came of an action on several rows, with undo; or why nothing was done. */
export function UndoLine({ result, ...rest }: Props) {
  return <div role="status">{result && <Line result={result} {...rest} />}</div>;
}

/** Takes the focus, as the button that was pressed is gone: on Undo, if there is one. */
function Line({ result, onUndo, isBusy }: Props & { result: Result }) {
  const { t } = useTranslation();
  const { text, number, isProblem } = result;
  return (
    <Callout tone={isProblem ? 'danger' : 'ok'}>
      <p key={number} className={styles.line} tabIndex={-1} ref={onUndo ? undefined : focusOn}>
        {t(text)}
        {onUndo && (
          <Button ref={focusOn} busy={isBusy} onClick={onUndo}>
            {t(sharedMessages.undo)}
          </Button>
        )}
      </p>
    </Callout>
  );
}
