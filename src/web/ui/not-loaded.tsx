import { sentenceOf } from '#web/platform/sentence-of.ts';
import { Button } from './button.tsx';
import styles from './not-loaded.module.css';
import { Notice } from './notice.tsx';

type Props = {
  /** With a capital: 'The pods'. */
  what: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
};

/** Why something is not here, and the way to have it after all. */
export function NotLoaded({ what, query: { error, isFetching, refetch } }: Props) {
  return (
    <Notice tone="danger" role="alert">
      <div className={styles.failed}>
        <p>
          {what} could not be loaded. {error && sentenceOf(error)}
        </p>
        <Button onClick={() => void refetch()} busy={isFetching}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}
