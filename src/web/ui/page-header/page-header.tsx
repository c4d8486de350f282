import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { pageHeaderMessages } from '#messages/shell/page-header.ts';
import { focusHeadingIfRequested } from '#web/heading-focus.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';

type Props = {
  title: DisplayText | ReactNode;
  purpose?: DisplayText | ReactNode;
  actions?: ReactNode;
  trail?: ReactNode;
};

/** What the layout wants to stand under the heading of whichever screen it shows. */
export const BelowHeading = createContext<ReactNode>(null);

/** `trail` is the way back: links, as in `<Link to="…">Mere Tane's learning</Link>`. */
export function PageHeader({ title, purpose, actions, trail }: Props) {
  const { t } = useTranslation();
  const way = useHiddenLabel(pageHeaderMessages.breadcrumb);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => focusHeadingIfRequested(heading.current), []);

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
