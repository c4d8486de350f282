import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

type Props = {
  tone: 'info' | 'ok' | 'warn' | 'danger';
  role?: 'status' | 'alert' | 'note';
  children: ReactNode;
};

const icons = { info: 'info', ok: 'check', warn: 'warning', danger: 'warning' } as const;

export function Notice({ tone, role, children }: Props) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
