import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { page } from '#contract/pages/pages.ts';
import { providerList, type SignInProvider } from '#contract/single-sign-on/providers.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { signInProvidersMessages as texts } from '#messages/shell/sign-in-providers.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { StatusMessage } from '#web/ui/feedback/status-message.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { Row, Rows } from '#web/ui/rows/rows.tsx';
import styles from '../sign-in.module.css';
import { ProviderDialog } from './provider-dialog.tsx';
import { ProviderRow } from './provider-row.tsx';

const { title, purpose } = page('/system/single-sign-on');

/** The services that people log in with: set up, tested, switched on and off. */
export function ProvidersScreen() {
  const { t } = useTranslation();
  const { providers } = useSuspenseQuery(read(providerList, {})).data;
  const mayChange = hasPermission(useCurrentUser(), 'system.operate');
  const [edited, setEdited] = useState<SignInProvider | 'new'>();
  const [done, setDone] = useState<DisplayText>('');
  const client = useQueryClient();

  function edit(provider: SignInProvider | 'new') {
    setDone('');
    setEdited(provider);
  }

  function onSaved(isOpen: boolean) {
    setDone(texts.stored);
    // Another may be open by now.
    if (isOpen) setEdited(undefined);
  }

  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className={styles.part}>
        {providers.length === 0 ? (
          <p>{t(texts.none)}</p>
        ) : (
          <Rows>
            {providers.map((provider) => (
              <Row key={provider.uuid}>
                <ProviderRow
                  provider={provider}
                  mayChange={mayChange}
                  onEdit={() => edit(provider)}
                />
              </Row>
            ))}
          </Rows>
        )}
        <div className={styles.acts}>
          {mayChange && <Button onClick={() => edit('new')}>{t(texts.add)}</Button>}
          <StatusMessage words={done} />
        </div>
      </div>
      <HowTo />
      {edited && (
        <ProviderDialog
          provider={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={onSaved}
          onFailed={() => void client.invalidateQueries({ queryKey: [providerList.name] })}
        />
      )}
    </>
  );
}

function HowTo() {
  const { t } = useTranslation();
  return (
    <section className={`${styles.part} ${styles.next}`} aria-labelledby="how-to">
      <h2 id="how-to">{t(texts.howTitle)}</h2>
      <ol className={styles.steps}>
        <li>{t(texts.howGoogle)}</li>
        <li>{t(texts.howEntra)}</li>
        <li>{t(texts.howOrganisations)}</li>
      </ol>
    </section>
  );
}
