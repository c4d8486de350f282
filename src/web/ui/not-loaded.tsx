import { sharedText } from '#texts/shared.ts';
import type { Words } from '#texts/text.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from './button.tsx';
import styles from './not-loaded.module.css';
import { Notice } from './notice.tsx';

type Props = {
  /** 'The pods could not be loaded.' */
  title: Words;
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
};

/** Why something is not here, and the way to have it after all. */
export function NotLoaded({ title, query: { error, isFetching, refetch } }: Props) {
  const { t } = useText();
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
