import type { MouseEvent, ReactNode } from 'react';
import { message, type Translatable } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useChangeSearch } from '#web/platform/router/use-change-search.ts';
import styles from '#web/ui/table/table.module.css';
import { onlyOpen } from './use-open-record.ts';

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

/**
 * Adds the record to the address; the list behind it stays as it is. A link of the router's own works
 * its address out again at every change of the page's, and a list has two in each row.
 */
function OpenLink({ uuid, how, ...rest }: OpenLinkProps) {
  const { change, hrefAfter } = useChangeSearch();

  // At first the page's address may have another open, and the list is not drawn anew when that closes.
  const record = onlyOpen({ [how]: uuid });

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void change(record);
  }

  return <a href={hrefAfter(record)} onClick={handleClick} {...rest} />;
}
