import type { SVGProps } from 'react';
import styles from './icon.module.css';
import type { IconName } from './icon-sprite.tsx';

type Props = { name: IconName } & SVGProps<SVGSVGElement>;

/** Decoration only: the control or the text beside it carries the name. */
export function Icon({ name, className = '', ...rest }: Props) {
  return (
    <svg aria-hidden="true" className={`${styles.icon} ${className}`} {...rest}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
