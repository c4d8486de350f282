import type { Asset } from '#contract/learning/assets.ts';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';

type Props = {
  asset: Pick<Asset, 'title' | 'title_mi'>;
  /** Of the learner it is shown for: the page's, unless told. */
  language?: string | undefined;
};

/** The title in the reader's language. A title that stands alone may be in any: it has no `lang`. */
export const AssetTitle = ({ asset: { title: name, title_mi: name_mi }, language }: Props) =>
  name_mi ? <LocalizedName of={{ name, name_mi }} language={language} /> : name;
