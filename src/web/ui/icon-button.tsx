import type { ButtonHTMLAttributes } from 'react';
import type { DisplayText } from '#messages/message.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';
import type { IconName } from './icon-sprite.tsx';

type Props = { icon: IconName; label: DisplayText } & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button with an icon only; its children are decorative. */
export function IconButton({ icon, label, className = '', children, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <button type="button" {...rest} className={`${styles.button} ${className}`}>
      <Icon name={icon} />
      <span className="visually-hidden">{t(label)}</span>
      {children}
    </button>
  );
}
