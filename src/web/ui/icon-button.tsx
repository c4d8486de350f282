import type { ButtonHTMLAttributes } from 'react';
import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';
import type { IconName } from './sprite.tsx';

type Props = { icon: IconName; label: Words } & ButtonHTMLAttributes<HTMLButtonElement>;

/** A sign without words, for a bar: what more stands in it is for the eye alone. */
export function IconButton({ icon, label, className = '', children, ...rest }: Props) {
  const { t } = useText();
  return (
    <button type="button" {...rest} className={`${styles.button} ${className}`}>
      <Icon name={icon} />
      <span className="visually-hidden">{t(label)}</span>
      {children}
    </button>
  );
}
