import { useEffect, useRef } from 'react';
import type { ApiToken } from '#contract/api-tokens/api-tokens.ts';
import { message } from '#lib/messages/message.ts';
import { apiTokensMessages } from '#messages/accounts/api-tokens.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { CopyButton } from '#web/ui/button/copy-button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import styles from './api-tokens.module.css';

type Props = { token: ApiToken; secret: string; onDone: () => void };

/** The only time that a token can be read. */
export function NewToken({ token, secret, onDone }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.created}>
      <h3 ref={heading} tabIndex={-1}>
        {t(apiTokensMessages.created)}
      </h3>
      <p>{t(apiTokensMessages.shownOnce)}</p>
      <TextField
        label={message(apiTokensMessages.tokenOf, { name: token.name })}
        className={styles.secret ?? ''}
        value={secret}
        readOnly
        onFocus={(event) => event.target.select()}
        aside={<CopyButton text={secret} what={apiTokensMessages.token} />}
      />
      <div>
        <Button variant="primary" onClick={onDone}>
          {t(apiTokensMessages.done)}
        </Button>
      </div>
    </div>
  );
}
