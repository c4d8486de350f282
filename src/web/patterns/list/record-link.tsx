import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { message, type Translatable } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from '#web/ui/table/table.module.css';

type Props = {
  uuid: string;
  name: string;
  /** Whoever may not change it may look at it. */
  how?: 'edit' | 'view';
  children?: Translatable;
};

/** Opens a record: by its name, or by a word beside it that says so. */
export function RecordLink({ uuid, name, how = 'edit', children }: Props) {
  const { t, fullName } = useTranslation();
  if (!children) {
    return (
      <Opening uuid={uuid} how={how} className={styles.name}>
        {name}
      </Opening>
    );
  }
  return (
    <Opening
      uuid={uuid}
      how={how}
      className={styles.edit}
      {...fullName(children, message(sharedMessages.actOn, { act: children, name }))}
    >
      {t(children)}
    </Opening>
  );
}

type OpeningProps = {
  uuid: string;
  how: 'edit' | 'view';
  className: string | undefined;
  children: ReactNode;
};

/** The record is in the address, and the list stays as it is behind it. */
function Opening({ uuid, how, ...rest }: OpeningProps) {
  return (
    <Link
      to="."
      search={(now) => ({ ...now, [how]: uuid })}
      resetScroll={false}
      preload={false}
      {...rest}
    />
  );
}
