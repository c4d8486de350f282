import { Component, type ReactNode } from 'react';
import { errorsMessages } from '#messages/shared/errors.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ChunkLoadError } from '#web/platform/calls/load-chunk.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

type Props = { onClose: () => void; children: ReactNode };
type State = { error?: unknown; hasTriedAgain?: boolean };

/**
 * Around a dialog in a chunk of its own: where that can't be fetched, a small dialog says so, and the
 * screen behind it stays, in which somebody may be writing. A file that stays missing is the page's
 * to mend, by loading the newer version.
 */
export class DialogBoundary extends Component<Props, State> {
  override state: State = {};
  static getDerivedStateFromError = (error: unknown): State => ({ error });

  tryAgain = () => this.setState({ error: undefined, hasTriedAgain: true });

  override render() {
    const { error, hasTriedAgain = false } = this.state;
    if (error === undefined) return this.props.children;
    const isStillMissing = hasTriedAgain && navigator.onLine;
    if (isStillMissing || !(error instanceof ChunkLoadError)) throw error;
    return <MissingDialog onClose={this.props.onClose} onTryAgain={this.tryAgain} />;
  }
}

type MissingProps = Pick<Props, 'onClose'> & { onTryAgain: () => void };

function MissingDialog({ onClose, onTryAgain }: MissingProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={errorsMessages.wentWrong}
      onClose={onClose}
      footer={
        <Button data-first-focus onClick={onTryAgain}>
          {t(sharedMessages.tryAgain)}
        </Button>
      }
    >
      <p role="alert">{t(errorsMessages.notFetched)}</p>
    </Dialog>
  );
}
