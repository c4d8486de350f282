import { useNavigate, useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

type Props = { question: number; isCurrent?: boolean } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'aria-current' | 'href' | 'onClick'
>;

/**
 * To another question of the reflection on the screen. The router's own link would call the current
 * one `page`, and each would work its address out again at every step.
 */
export function StepLink({ question, isCurrent = false, ...rest }: Props) {
  const navigate = useNavigate();
  const { buildLocation } = useRouter();
  const to = { to: '.', search: { question } } as const;

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ ...to, resetScroll: false });
  }

  return (
    <a
      {...rest}
      href={buildLocation(to).href}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={handleClick}
    />
  );
}
