import { sharedText } from '#texts/shared.ts';
import type { Words } from '#texts/text.ts';
import { Unreachable } from '#web/platform/refused.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useServerBack } from '#web/platform/use-server-back.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from './button.tsx';
import styles from './not-loaded.module.css';
import { Notice } from './notice.tsx';

type Props = {
  /** 'The pods could not be loaded.' */
  title: Words;
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
};

/** Why something is not here. Without a connection it comes by itself once there is one. */
export function NotLoaded({ title, query: { error, isFetching, refetch } }: Props) {
  const { t } = useText();
  useServerBack(error instanceof Unreachable ? () => void refetch() : undefined);
  return (
    <Notice tone="danger" role="alert">
      <div className={styles.failed}>
        <p>
          {t(title)} {error && t(sentenceOf(error))}
        </p>
        <Button onClick={() => void refetch()} busy={isFetching}>
          {t(sharedText.tryAgain)}
        </Button>
      </div>
    </Notice>
  );
}
