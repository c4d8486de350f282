import { Fragment, type ReactNode } from 'react';
import { type BilingualName, nameIn } from '#contract/organisations/place-names.ts';
import { english } from '#messages/localizer.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

type Props = {
  of: BilingualName;
  /** Of the reader it is shown for: the page's, unless told. */
  language?: string | undefined;
  /** Renders the name, such as into a link. */
  children?: (name: string) => ReactNode;
};

/** The name of an area or a pod in the reader's language or else in English, with its `lang`. */
export function LocalizedName({ of, language, children = (name) => name }: Props) {
  const { locale } = useTranslation();
  const name = nameIn(language ?? locale, of);
  const lang = name === of.name_mi ? 'mi' : english;
  // Elsewhere a name in the page's language may stand in a sentence that fell back to English.
  if (lang === english && locale === english) return children(name);
  return <span lang={lang}>{children(name)}</span>;
}

/** Several names with commas between. */
export const LocalizedNames = ({ of }: { of: readonly (BilingualName & { uuid: string })[] }) =>
  of.map((place, index) => (
    <Fragment key={place.uuid}>
      {index > 0 && ', '}
      <LocalizedName of={place} />
    </Fragment>
  ));
