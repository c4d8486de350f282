import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type Props = { isCurrent?: boolean; ref?: Ref<HTMLAnchorElement> } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'aria-current'
>;

/** The router would call the current step a page. */
function Anchor({ isCurrent = false, ...rest }: Props) {
  return <a {...rest} aria-current={isCurrent ? 'step' : undefined} />;
}

export const StepLink = createLink(Anchor);
