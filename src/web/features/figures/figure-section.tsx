import { type ReactNode, useId } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { FileLinks } from '#web/patterns/list/downloads.tsx';
import styles from './figures.module.css';

type Props = {
  title: DisplayText;
  note?: DisplayText;
  /** The file of the same numbers, and what they are of. */
  file?: string;
  params?: Readonly<Record<string, string | undefined>>;
  children: ReactNode;
};

/** One figure: what it counts, the table, and the same as a file. */
export function FigureSection({ title, note, file, params = {}, children }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section className={styles.figure} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{t(title)}</h2>
        {file && <FileLinks path={`/api/admin/export/figures-${file}`} params={params} />}
      </div>
      {note && <p className={styles.note}>{t(note)}</p>}
      {children}
    </section>
  );
}
