import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './callout.module.css';

type Props = {
  tone: 'info' | 'ok' | 'warn' | 'danger';
  role?: 'status' | 'alert' | 'note';
  children: ReactNode;
};

const icons = { info: 'info', ok: 'check', warn: 'warning', danger: 'warning' } as const;

export function Callout({ tone, role, children }: Props) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
