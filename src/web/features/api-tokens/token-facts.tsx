import type { ApiToken } from '#contract/api-tokens/api-tokens.ts';
import { message } from '#lib/messages/message.ts';
import { apiTokensMessages } from '#messages/accounts/api-tokens.ts';
import { formatDate, formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { RowDetails, RowFacts } from '#web/ui/rows/rows.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { permissionName } from './permission-names.ts';

type Props = { token: ApiToken; onEnd: () => void };

/** What a token is called, what it may do and until when, and a button that ends it. */
export function TokenFacts({ token, onEnd }: Props) {
  const { t } = useTranslation();
  const { name, kind, ending, permissions, expires_at, expired, last_used_at } = token;
  return (
    <>
      <RowFacts
        name={
          <>
            <span>{name}</span>
            {kind === 'service' && <Status tone="info">{t(apiTokensMessages.serviceToken)}</Status>}
            {expired && <Status tone="warn">{t(apiTokensMessages.expired)}</Status>}
          </>
        }
      >
        {permissions.map((permission) => (
          <RowDetails key={permission}>{t(permissionName(permission))}</RowDetails>
        ))}
        <RowDetails>
          {!expired && <>{t(apiTokensMessages.validUntil, { at: formatDate(expires_at) })} · </>}
          {last_used_at
            ? t(apiTokensMessages.lastUsed, { at: formatTimeOrDate(last_used_at) })
            : t(apiTokensMessages.neverUsed)}
          {' · '}
          {t(apiTokensMessages.ending, { ending })}
        </RowDetails>
      </RowFacts>
      <EndButton name={name} onEnd={onEnd} />
    </>
  );
}

function EndButton({ name, onEnd }: { name: string; onEnd: () => void }) {
  const { t, fullName } = useTranslation();
  return (
    <Button
      onClick={onEnd}
      {...fullName(apiTokensMessages.end, message(apiTokensMessages.endIt, { name }))}
    >
      {t(apiTokensMessages.end)}
    </Button>
  );
}
