import { Fragment, type ReactNode } from 'react';
import { type BothNames, nameIn } from '#contract/place-names.ts';
import { english } from '#texts/speaker.ts';
import { useText } from './use-text.tsx';

type Props = {
  of: BothNames;
  /** Where it stands in something that takes no element, such as a link by name. */
  children?: (name: string) => ReactNode;
};

/** The name of an area or a pod in the page's language, and else in English, which it then says. */
export function PlaceName({ of, children = (name) => name }: Props) {
  const { locale } = useText();
  const name = nameIn(locale, of);
  if (locale === english) return children(name);
  return <span lang={name === of.name_mi ? 'mi' : english}>{children(name)}</span>;
}

/** Several, with commas between. */
export const PlaceNames = ({ of }: { of: readonly (BothNames & { uuid: string })[] }) =>
  of.map((place, index) => (
    <Fragment key={place.uuid}>
      {index > 0 && ', '}
      <PlaceName of={place} />
    </Fragment>
  ));
