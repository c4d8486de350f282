import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  endOtherSessions,
  endSession,
  ownSessions,
  type Session,
} from '#contract/my-account/sessions.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { changeError } from '#web/patterns/late-failure/change-error.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { read, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { StatusMessage } from '#web/ui/feedback/status-message.tsx';
import { Rows } from '#web/ui/rows/rows.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import { SessionRow } from './session-row.tsx';
import styles from './sessions.module.css';

export function Sessions({ onLoggedOut }: { onLoggedOut: () => Promise<void> }) {
  const { t } = useTranslation();
  const name = useHiddenLabel(myAccountMessages.sessions);
  const { data, error, refetch } = useQuery(read(ownSessions, {}));
  const list = useRef<HTMLUListElement>(null);
  const ending = useEnding(() => list.current?.focus());
  const hasOthers = data !== undefined && data.sessions.length > 1;
  return (
    <>
      {name.words}
      {data && (
        <div className={styles.list}>
          <Rows ref={list} tabIndex={-1} aria-labelledby={name.id}>
            {data.sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => ending.one(session)} />
            ))}
          </Rows>
        </div>
      )}
      {!data && !error && <Skeleton lines={2} />}
      {!data && error && (
        <Callout tone="danger">
          <p>{t(myAccountMessages.notRead, { why: errorMessage(error) })}</p>
          <Button onClick={() => void refetch()}>{t(sharedMessages.tryAgain)}</Button>
        </Callout>
      )}
      {ending.problem && (
        <Callout tone="danger" role="alert">
          {t(ending.problem)}
        </Callout>
      )}
      <StatusMessage words={ending.done} />
      <div className={styles.everywhere}>
        {hasOthers && (
          <Button busy={ending.isEndingOthers} onClick={() => void ending.others()}>
            {t(myAccountMessages.logOutOthers)}
          </Button>
        )}
        <LogOutEverywhere onLoggedOut={onLoggedOut} />
      </div>
    </>
  );
}

/** What was pressed goes with its row, so the focus needs another place. Several may be on their way. */
function useEnding(onEnded: () => void) {
  const client = useQueryClient();
  const [done, setDone] = useState<DisplayText>('');
  const [problem, setProblem] = useState<DisplayText>();
  const one = useWrite(endSession);
  const others = useWrite(endOtherSessions);

  async function end(
    send: () => Promise<unknown>,
    words: DisplayText,
    failure: (error: unknown) => DisplayText,
  ) {
    setDone('');
    setProblem(undefined);
    try {
      await send();
    } catch (error) {
      return setProblem(failure(error));
    }
    await client.invalidateQueries({ queryKey: [ownSessions.name] });
    setDone(words);
    onEnded();
  }

  const [endOthers, isEndingOthers] = useOneAtATime(() =>
    end(() => others.mutateAsync({}), myAccountMessages.loggedOutOthers, errorMessage),
  );

  return {
    done,
    problem,
    one: ({ id, browser: device }: Session) =>
      end(
        () => one.mutateAsync({ body: { id } }),
        message(myAccountMessages.loggedOutOf, { device }),
        (error) => changeError(device, error),
      ),
    others: endOthers,
    isEndingOthers,
  };
}
