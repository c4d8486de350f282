import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
export const PartBoundary = ({ className = styles.part, children }: Props) => (
  <CatchBoundary
    getResetKey={() => ''}
    errorComponent={({ reset }) => (
      <div className={className}>
        <PartLoadError reset={reset} />
      </div>
    )}
  >
    {children}
  </CatchBoundary>
);

function PartLoadError({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const { t } = useTranslation();
  return (
    <>
      <p role="alert">{t(errorsMessages.notFetched)}</p>
      <Button ref={focusOn} onClick={reset}>
        {t(sharedMessages.tryAgain)}
      </Button>
    </>
  );
}
