import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';

/** The layout of whoever is not logged in: one card. */
export function GuestCard({ children }: { children: ReactNode }) {
  return (
    <main className="guest">
      <div className="guest-card">
        <Brand />
        {children}
      </div>
    </main>
  );
}
