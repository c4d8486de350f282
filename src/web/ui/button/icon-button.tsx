import type { ButtonHTMLAttributes } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { IconName } from '#web/ui/icon/icon-sprite.tsx';
import styles from './icon-button.module.css';

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
