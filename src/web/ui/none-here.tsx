import { sharedText } from '#texts/shared.ts';
import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
/** An empty cell: a dash to see, a word to hear. */
export function NoneHere({ word = sharedText.none }: { word?: Words }) {
  const { t } = useText();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t(word)}</span>
    </>
  );
}
