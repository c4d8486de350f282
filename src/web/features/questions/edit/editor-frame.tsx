import { type ReactNode, useId } from 'react';
import type { Translatable } from '#lib/messages/message.ts';
import { questionsMessages } from '#messages/learning/questions.ts';
import { focusHeadingIfRequested } from '#web/heading-focus.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './editor-frame.module.css';

type Props = {
  title: Translatable;
  /** Whose questions they are; empty while that isn't known. */
  name: ReactNode;
  /** Beside the name; it stays while what is below changes. */
  tools: ReactNode;
  isWide: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A card beside the list where there is room for both, a sheet over it where there is not. */
export function EditorFrame({ title, name, tools, isWide, onClose, children }: Props) {
  if (isWide)
    return <Card title={title} name={name} tools={tools} onClose={onClose} body={children} />;
  return (
    <Dialog open size="xl" title={title} onClose={onClose}>
      <div className={styles.body}>
        <div className={styles.top}>
          <h3 tabIndex={-1} data-first-focus>
            {name}
          </h3>
          {tools}
        </div>
        {children}
      </div>
    </Dialog>
  );
}

type CardProps = Pick<Props, 'title' | 'name' | 'tools' | 'onClose'> & { body: ReactNode };

function Card({ title, name, tools, onClose, body }: CardProps) {
  const heading = useId();
  const { t, attr } = useTranslation();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <header className={styles.header}>
        <div className={styles.names}>
          <h2 id={heading} tabIndex={-1} ref={focusHeadingIfRequested}>
            {t(title)}
          </h2>
          <h3>{name}</h3>
        </div>
        {tools}
        <Button
          variant="quiet"
          {...attr('aria-label', questionsMessages.closeEditor)}
          onClick={onClose}
        >
          <Icon name="close" />
        </Button>
      </header>
      <div className={styles.body}>{body}</div>
    </section>
  );
}
