import { Component, type ReactNode } from 'react';
import { errorsMessages } from '#messages/shared/errors.ts';
import { PartLoadError } from '#web/patterns/load-error/part-boundary.tsx';
import { ChunkLoadError } from '#web/platform/calls/load-chunk.ts';
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
    return (
      <Dialog open title={errorsMessages.wentWrong} onClose={this.props.onClose}>
        <PartLoadError reset={this.tryAgain} />
      </Dialog>
    );
  }
}
