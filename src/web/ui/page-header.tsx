import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { focusHeadingIfWished } from '#web/platform/heading-focus.ts';

type Props = { title: string; purpose?: ReactNode; actions?: ReactNode; trail?: ReactNode };

/** What the layout wants to stand under the heading of whichever screen it shows. */
export const BelowHeading = createContext<ReactNode>(null);

/** `trail` is the way back: links, as in `<Link to="…">Mere Tane's learning</Link>`. */
export function PageHeader({ title, purpose, actions, trail }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => focusHeadingIfWished(heading.current), []);

  return (
    <header className="page-header">
      {trail && <nav aria-label="Breadcrumb">{trail}</nav>}
      <div className="page-header-row">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions}
      </div>
      {purpose && <p className="page-header-purpose">{purpose}</p>}
      {use(BelowHeading)}
    </header>
  );
}
