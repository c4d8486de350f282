import { createContext, type ReactNode, use } from 'react';
import { Brand } from '#web/ui/brand/brand.tsx';
import { EnvironmentBadge } from '#web/ui/brand/environment-badge.tsx';

/** What the layout wants to stand under every card, such as the choice of language. */
export const GuestCardFooter = createContext<ReactNode>(null);

/** The layout of whoever is not logged in: one card. */
export function GuestCard({ children }: { children: ReactNode }) {
  return (
    <main className="guest">
      <div className="guest-card">
        <div className="guest-head">
          <Brand />
          <EnvironmentBadge />
        </div>
        {children}
      </div>
      <div className="guest-foot">{use(GuestCardFooter)}</div>
    </main>
  );
}
