import { type SignInProvider, testProvider } from '#contract/single-sign-on/providers.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { signInProvidersMessages as texts } from '#messages/shell/sign-in-providers.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { CopyButton } from '#web/ui/button/copy-button.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { RowDetails, RowFacts } from '#web/ui/rows/rows.tsx';
import { Status } from '#web/ui/status/status.tsx';
import styles from '../sign-in.module.css';

type Props = { provider: SignInProvider; mayChange: boolean; onEdit: () => void };

/** One provider: what is entered there, and whether it answers as it should. */
export function ProviderRow({ provider, mayChange, onEdit }: Props) {
  const { t } = useTranslation();
  const { uuid, name, kind, active, people, organisations } = provider;
  const test = useWrite(testProvider);
  return (
    <RowFacts
      as="h2"
      name={
        <>
          {name}
          <Status tone={active ? 'ok' : 'muted'}>{t(active ? texts.on : texts.off)}</Status>
        </>
      }
    >
      <RowDetails>{t(texts.counts, { kind: texts[kind], people, organisations })}</RowDetails>
      <RowDetails>{provider.issuer}</RowDetails>
      <div className={styles.addresses}>
        <Address label={texts.callback} value={provider.callback_url} />
        <Address label={texts.backChannel} value={provider.back_channel_logout_url} />
      </div>
      {mayChange && (
        <div className={styles.acts}>
          <SmallButton label={message(texts.editIt, { name })} onPress={onEdit}>
            {t(texts.edit)}
          </SmallButton>
          <SmallButton
            label={message(texts.testIt, { name })}
            onPress={() => test.mutate({ body: { uuid } })}
            busy={test.isPending}
          >
            {t(texts.test)}
          </SmallButton>
        </div>
      )}
      <LiveRegion>
        {test.error && <Callout tone="danger">{t(errorMessage(test.error))}</Callout>}
        {test.data && <Findings name={name} answer={test.data} />}
      </LiveRegion>
    </RowFacts>
  );
}

type AddressProps = { label: typeof texts.callback; value: string };

function Address({ label, value }: AddressProps) {
  return (
    <TextField
      label={label}
      value={value}
      readOnly
      onFocus={(event) => event.target.select()}
      aside={<CopyButton text={value} what={label} />}
    />
  );
}

type Answer = { ok: boolean; findings: readonly { ok: boolean; text: DisplayText }[] };

function Findings({ name, answer: { ok, findings } }: { name: string; answer: Answer }) {
  const { t } = useTranslation();
  return (
    <Callout tone={ok ? 'ok' : 'danger'}>
      <p>{t(ok ? texts.works : texts.fails, { name })}</p>
      <ul className={styles.findings}>
        {findings.map((finding, index) => (
          // They have no names of their own, and never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            {t(finding.ok ? texts.good : texts.bad)} {t(finding.text)}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
