import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { endAnyToken, everyToken, type OwnedToken } from '#contract/api-tokens/api-tokens.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { apiTokensMessages } from '#messages/accounts/api-tokens.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { placeOfPage } from '#web/patterns/late-failure/place-of-page.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { StatusMessage } from '#web/ui/feedback/status-message.tsx';
import { Row, Rows } from '#web/ui/rows/rows.tsx';
import styles from './api-tokens.module.css';
import { EndDialog } from './end-dialog.tsx';
import { TokenFacts } from './token-facts.tsx';

const place = placeOfPage('/system');

/** Everybody's API tokens, for administrators, who may end any of them. */
export function EveryToken() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { tokens, total } = useSuspenseQuery(read(everyToken, {})).data;
  const [ending, setEnding] = useState<OwnedToken | null>(null);
  const [done, setDone] = useState<DisplayText>('');
  const heading = useRef<HTMLHeadingElement>(null);

  const readAgain = () => void client.invalidateQueries({ queryKey: [everyToken.name] });

  /** The row is gone, so the focus goes to the heading, unless another is asked about by now. */
  function finish(name: string, isOpen: boolean) {
    flushSync(() => {
      if (isOpen) setEnding(null);
      setDone(message(apiTokensMessages.ended, { name }));
    });
    if (isOpen) heading.current?.focus();
    readAgain();
  }

  return (
    <section className={styles.every} aria-labelledby="api-tokens">
      <h2 id="api-tokens" ref={heading} tabIndex={-1}>
        {t(apiTokensMessages.title)}
      </h2>
      <StatusMessage words={done} />
      {tokens.length === 0 && <p>{t(apiTokensMessages.allNone)}</p>}
      <Rows>
        {tokens.map((token) => (
          <Row key={token.uuid}>
            <Link className={styles.owner} to="/users/$user" params={{ user: token.owner.uuid }}>
              {token.owner.name}
            </Link>
            <TokenFacts token={token} onEnd={() => setEnding(token)} />
          </Row>
        ))}
      </Rows>
      {total > tokens.length && <p>{t(apiTokensMessages.more, { shown: tokens.length, total })}</p>}
      {ending && (
        <EndDialog
          token={ending}
          by={endAnyToken}
          place={place}
          onClose={() => setEnding(null)}
          onEnded={(isOpen) => finish(ending.name, isOpen)}
          onFailed={readAgain}
        />
      )}
    </section>
  );
}
