import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { errorsMessages } from '#messages/shared/errors.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import styles from './load-error.module.css';

type Props = {
  /** Where the dialog has no padding of its own. */
  className?: string | undefined;
  children: ReactNode;
};

/**
 * In a dialog whose content is a chunk of its own: a failure is told there, so that the screen behind
 * it stays, in which somebody may be writing.
 */
export function PartBoundary({ className, children }: Props) {
  // The same component for every drawing: another would be mounted anew, and take the focus each time.
  const errorComponent = useCallback(
    ({ reset }: ErrorComponentProps) => <PartLoadError className={className} reset={reset} />,
    [className],
  );
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={errorComponent}>
      {children}
    </CatchBoundary>
  );
}

type ErrorProps = Pick<ErrorComponentProps, 'reset'> & Pick<Props, 'className'>;

function PartLoadError({ className = styles.part, reset }: ErrorProps) {
  const { t } = useTranslation();
  return (
    <div className={className}>
      <p role="alert">{t(errorsMessages.notFetched)}</p>
      <Button ref={focusOn} onClick={reset}>
        {t(sharedMessages.tryAgain)}
      </Button>
    </div>
  );
}
