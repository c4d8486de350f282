import { Fragment } from 'react';
import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';

/** One after the other, as in a paragraph. */
export function Sentences({ of }: { of: readonly Words[] }) {
  const { t, words } = useText();
  return of.map((sentence, index) => (
    <Fragment key={words(sentence)}>
      {index > 0 && ' '}
      {t(sentence)}
    </Fragment>
  ));
}
