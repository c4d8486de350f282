import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { controlsText } from '#texts/controls.ts';
import type { Words } from '#texts/text.ts';
import { focusHeadingIfWished } from '#web/platform/heading-focus.ts';
import { useName } from '#web/platform/use-name.tsx';
import { useText } from '#web/platform/use-text.tsx';

type Props = {
  title: Words | ReactNode;
  purpose?: Words | ReactNode;
  actions?: ReactNode;
  trail?: ReactNode;
};

/** What the layout wants to stand under the heading of whichever screen it shows. */
export const BelowHeading = createContext<ReactNode>(null);

/** `trail` is the way back: links, as in `<Link to="…">Mere Tane's learning</Link>`. */
export function PageHeader({ title, purpose, actions, trail }: Props) {
  const { t } = useText();
  const way = useName(controlsText.breadcrumb);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => focusHeadingIfWished(heading.current), []);

  return (
    <header className="page-header">
      {trail && (
        <nav aria-labelledby={way.id}>
          {way.words}
          {trail}
        </nav>
      )}
      <div className="page-header-row">
        <h1 ref={heading} tabIndex={-1}>
          {t(title)}
        </h1>
        {actions}
      </div>
      {purpose && <p className="page-header-purpose">{t(purpose)}</p>}
      {use(BelowHeading)}
    </header>
  );
}
