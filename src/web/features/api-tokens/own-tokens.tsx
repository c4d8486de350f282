import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ApiToken, endToken, ownTokens } from '#contract/api-tokens/api-tokens.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { apiTokensMessages } from '#messages/accounts/api-tokens.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { placeOfPage } from '#web/patterns/late-failure/place-of-page.ts';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Button } from '#web/ui/button/button.tsx';
import { StatusMessage } from '#web/ui/feedback/status-message.tsx';
import { Row, Rows } from '#web/ui/rows/rows.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from './api-tokens.module.css';
import { CreateToken } from './create-token.tsx';
import { EndDialog } from './end-dialog.tsx';
import { NewToken } from './new-token.tsx';
import { TokenFacts } from './token-facts.tsx';

type Created = { token: ApiToken; secret: string };

const place = placeOfPage('/account');

/** Somebody's own API tokens: created, shown once, and ended. */
export function OwnTokens() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = useQuery(read(ownTokens, {}));
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<Created | null>(null);
  const [ending, setEnding] = useState<ApiToken | null>(null);
  const [done, setDone] = useState<DisplayText>('');
  const open = useRef<HTMLButtonElement>(null);

  const readAgain = () => void client.invalidateQueries({ queryKey: [ownTokens.name] });

  /** What was pressed is gone, so the focus needs another place. */
  function close(words: DisplayText = '') {
    flushSync(() => {
      setCreating(false);
      setCreated(null);
      setEnding(null);
      setDone(words);
    });
    open.current?.focus();
  }

  if (!query.data) {
    if (query.error) return <LoadError title={apiTokensMessages.notLoaded} query={query} />;
    return <Skeleton lines={2} />;
  }
  const { tokens, permissions } = query.data;
  return (
    <div className={styles.own}>
      {tokens.length === 0 && !created && <p>{t(apiTokensMessages.none)}</p>}
      <Rows>
        {tokens.map((token) => (
          <Row key={token.uuid}>
            <TokenFacts token={token} onEnd={() => setEnding(token)} />
          </Row>
        ))}
      </Rows>
      <StatusMessage words={done} />
      {created && <NewToken {...created} onDone={() => close()} />}
      {isCreating && (
        <CreateToken
          permissions={permissions}
          onCancel={() => close()}
          onCreated={(answer) => {
            setCreating(false);
            setCreated(answer);
            readAgain();
          }}
        />
      )}
      {!isCreating && !created && permissions.length > 0 && (
        <div>
          <Button ref={open} onClick={() => setCreating(true)}>
            {t(apiTokensMessages.create)}
          </Button>
        </div>
      )}
      {ending && (
        <EndDialog
          token={ending}
          by={endToken}
          place={place}
          onClose={() => setEnding(null)}
          onEnded={(isOpen) => {
            readAgain();
            const words = message(apiTokensMessages.ended, { name: ending.name });
            // Something else may be open by now.
            if (isOpen) close(words);
            else setDone(words);
          }}
          onFailed={readAgain}
        />
      )}
    </div>
  );
}
