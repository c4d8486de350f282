import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './breadcrumb-link.module.css';

type Props = { ref?: Ref<HTMLAnchorElement> } & AnchorHTMLAttributes<HTMLAnchorElement>;

/** The way back, above the heading of a page. */
function Anchor({ children, ...rest }: Props) {
  return (
    <a {...rest} className={styles.trail}>
      <Icon name="chevron-left" />
      {children}
    </a>
  );
}

export const BreadcrumbLink = createLink(Anchor);
