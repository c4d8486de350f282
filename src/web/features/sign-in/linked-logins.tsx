import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Identity, linkIdentity, ownIdentities } from '#contract/single-sign-on/identities.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { linkedLoginsMessages as texts } from '#messages/accounts/sign-in.ts';
import { formatDate, formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { StatusMessage } from '#web/ui/feedback/status-message.tsx';
import { Row, RowDetails, RowFacts, Rows } from '#web/ui/rows/rows.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { LinkOutcome } from './link-outcome.tsx';
import styles from './sign-in.module.css';
import { UnlinkDialog } from './unlink-dialog.tsx';

/** The logins of providers that are linked to one's own account, and what may be linked. */
export function LinkedLogins({ outcome }: { outcome: string | undefined }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = useQuery(read(ownIdentities, {}));
  const link = useWrite(linkIdentity);
  const [unlinking, setUnlinking] = useState<Identity>();
  const [done, setDone] = useState<DisplayText>('');
  const place = useRef<HTMLDivElement>(null);
  if (!query.data) {
    if (query.error) return <LoadError title={texts.notLoaded} query={query} />;
    return <Skeleton lines={2} />;
  }
  const { identities, can_link: canLink } = query.data;

  const readAgain = () => client.invalidateQueries({ queryKey: [ownIdentities.name] });

  async function onUnlinked(name: string, isOpen: boolean) {
    await readAgain();
    setDone(message(texts.unlinked, { name }));
    // Another may be asked about by now.
    if (!isOpen) return;
    setUnlinking(undefined);
    place.current?.focus();
  }

  return (
    <div className={styles.part} ref={place} tabIndex={-1}>
      {outcome && <LinkOutcome outcome={outcome} />}
      {identities.length === 0 && <p>{t(texts.none)}</p>}
      <Rows>
        {identities.map((identity) => (
          <Row key={identity.uuid}>
            <LinkedLogin identity={identity} onUnlink={() => setUnlinking(identity)} />
          </Row>
        ))}
      </Rows>
      <StatusMessage words={done} />
      {link.error && (
        <Callout tone="danger" role="alert">
          {t(errorMessage(link.error))}
        </Callout>
      )}
      <div className={styles.acts}>
        {canLink.map(({ uuid, name }) => (
          <Button
            key={uuid}
            busy={link.isPending && link.variables.body.provider === uuid}
            onClick={() =>
              link.mutate(
                { body: { provider: uuid } },
                { onSuccess: ({ address }) => location.assign(address) },
              )
            }
          >
            {t(texts.link, { name })}
          </Button>
        ))}
      </div>
      {unlinking && (
        <UnlinkDialog
          identity={unlinking}
          onClose={() => setUnlinking(undefined)}
          onUnlinked={(isOpen) => void onUnlinked(unlinking.provider.name, isOpen)}
          onFailed={() => void readAgain()}
        />
      )}
    </div>
  );
}

type RowProps = { identity: Identity; onUnlink: () => void };

function LinkedLogin({ identity, onUnlink }: RowProps) {
  const { t } = useTranslation();
  const { email, linked_at, last_used_at } = identity;
  const { name } = identity.provider;
  const linked = formatDate(linked_at);
  return (
    <>
      <RowFacts name={name}>
        {email && <p className={styles.long}>{email}</p>}
        <RowDetails>
          {last_used_at
            ? t(texts.used, { linked, used: formatDateTime(last_used_at) })
            : t(texts.neverUsed, { linked })}
        </RowDetails>
      </RowFacts>
      <SmallButton label={message(texts.unlinkIt, { name })} onPress={onUnlink}>
        {t(texts.unlink)}
      </SmallButton>
    </>
  );
}
