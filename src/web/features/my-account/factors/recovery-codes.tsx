import { message } from '#lib/messages/message.ts';
import { factorsMessages } from '#messages/factors/factors.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { appName } from '#web/settings.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CopyButton } from '#web/ui/button/copy-button.tsx';
import { RowName } from '#web/ui/rows/rows.tsx';
import styles from './factors.module.css';
import { printText } from './print-text.ts';
import { useFocusOnOpening } from './use-focus-on-opening.ts';

type Props = { codes: readonly string[]; onSaved: () => void };

/** Shown once: the server has only their hashes. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const { t, words } = useTranslation();
  const heading = useFocusOnOpening();
  const { email } = useCurrentUser();
  const title = words(message(factorsMessages.fileTitle, { product: appName(), email }));
  const text = `${title}\n\n${codes.join('\n')}\n`;
  return (
    <>
      <RowName as="h3" ref={heading} tabIndex={-1}>
        {t(factorsMessages.codes)}
      </RowName>
      <p>{t(factorsMessages.codesSave)}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <CopyButton text={codes.join('\n')} what={factorsMessages.codes} />
        <a
          className="button button-secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {t(factorsMessages.download)}
        </a>
        <Button onClick={() => printText(text)}>{t(factorsMessages.print)}</Button>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onSaved}>
          {t(factorsMessages.saved)}
        </Button>
      </div>
    </>
  );
}
