import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type Props = { isCurrent?: boolean; ref?: Ref<HTMLAnchorElement> } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'aria-current'
>;

/** The current step is `aria-current="step"`; the router's own link would say `page`. */
function Anchor({ isCurrent = false, ...rest }: Props) {
  return <a {...rest} aria-current={isCurrent ? 'step' : undefined} />;
}

export const StepLink = createLink(Anchor);
