import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { message, type Translatable } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from '#web/ui/table/table.module.css';

type Props = {
  uuid: string;
  name: string;
  /** `view` for people who may not edit it. */
  how?: 'edit' | 'view';
  children?: Translatable;
};

/** Opens a record: by its name, or by a label such as 'Edit'. */
export function RecordLink({ uuid, name, how = 'edit', children }: Props) {
  const { t, fullName } = useTranslation();
  if (!children) {
    return (
      <OpenLink uuid={uuid} how={how} className={styles.name}>
        {name}
      </OpenLink>
    );
  }
  return (
    <OpenLink
      uuid={uuid}
      how={how}
      className={styles.edit}
      {...fullName(children, message(sharedMessages.actOn, { act: children, name }))}
    >
      {t(children)}
    </OpenLink>
  );
}

type OpenLinkProps = {
  uuid: string;
  how: 'edit' | 'view';
  className: string | undefined;
  children: ReactNode;
};

/** Adds the record to the address; the list behind it stays as it is. */
function OpenLink({ uuid, how, ...rest }: OpenLinkProps) {
  return (
    <Link
      to="."
      search={(current) => ({ ...current, [how]: uuid })}
      resetScroll={false}
      preload={false}
      {...rest}
    />
  );
}
