import { useId, useState } from 'react';
import { type ProviderKind, providerKinds } from '#contract/single-sign-on/provider-kinds.ts';
import {
  changeProvider,
  type SignInProvider,
  storeProvider,
} from '#contract/single-sign-on/providers.ts';
import { message } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { signInProvidersMessages as texts } from '#messages/shell/sign-in-providers.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { changeError } from '#web/patterns/late-failure/change-error.ts';
import { placeOfPage } from '#web/patterns/late-failure/place-of-page.ts';
import { useLateFailure } from '#web/patterns/late-failure/use-late-failure.ts';
import { PasswordField } from '#web/patterns/password/password-field.tsx';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { useCreate } from '#web/platform/calls/use-create.ts';
import { type GetValue, useForm } from '#web/platform/forms/use-form.ts';
import { useFormVersion } from '#web/platform/forms/use-form-version.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import styles from '../sign-in.module.css';

type Props = {
  provider: SignInProvider | undefined;
  onClose: () => void;
  /** `isOpen`: nobody has closed the dialog since. */
  onSaved: (isOpen: boolean) => void;
  /** It may have been saved. */
  onFailed: () => void;
};

const kinds = providerKinds.map((value) => ({ value, label: texts[value] }));

/** What a provider of the kind has, whoever sets it up. */
const issuers: Record<ProviderKind, string> = {
  google: 'https://accounts.google.com',
  microsoft: 'https://login.microsoftonline.com/organizations/v2.0',
  oidc: '',
};

/** A new provider, or a changed one; its secret goes in, and never comes out. */
export function ProviderDialog({ provider, onClose, ...outcome }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [kind, setKind] = useState<ProviderKind>(provider?.kind ?? 'google');
  const form = useProviderForm(provider, kind, outcome);
  const title = provider ? message(texts.editIt, { name: provider.name }) : texts.addTitle;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(sharedMessages.cancel)}</Button>
          <Button type="submit" form={id} variant="primary" busy={form.isBusy}>
            {t(sharedMessages.save)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.part} onSubmit={form.submit} noValidate>
        <ErrorSummary errors={form.errors} />
        {form.newer && (
          <p className="field-hint">
            {t(texts.saysNow, { what: valuesOf(form.newer).join(', ') })}
          </p>
        )}
        {!provider && (
          <SelectField
            label={texts.kind}
            id="provider-kind"
            name="kind"
            options={kinds}
            value={kind}
            onChange={({ target }) =>
              setKind(providerKinds.find((one) => one === target.value) ?? kind)
            }
          />
        )}
        <Fields key={kind} kind={kind} provider={provider} errorOf={form.errorOf} />
      </form>
    </Dialog>
  );
}

type FieldsProps = Pick<Props, 'provider'> & {
  kind: ProviderKind;
  errorOf: ReturnType<typeof useForm>['errorOf'];
};

/** Drawn anew for another kind, which has another name and issuer. */
function Fields({ kind, provider, errorOf }: FieldsProps) {
  const { t, words } = useTranslation();
  const isMicrosoft = kind === 'microsoft';
  return (
    <>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        id="provider-name"
        name="name"
        autoComplete="off"
        required
        defaultValue={provider?.name ?? (kind === 'oidc' ? '' : words(texts[kind]))}
        error={errorOf('name')}
      />
      <TextField
        label={isMicrosoft ? texts.tenant : texts.issuer}
        hint={isMicrosoft ? texts.tenantHint : texts.issuerHint}
        id="provider-issuer"
        name="issuer"
        inputMode="url"
        autoComplete="off"
        required
        readOnly={kind === 'google'}
        defaultValue={provider?.issuer ?? issuers[kind]}
        error={errorOf('issuer')}
      />
      <TextField
        label={texts.clientId}
        id="provider-client_id"
        name="client_id"
        autoComplete="off"
        required
        defaultValue={provider?.client_id}
        error={errorOf('client_id')}
      />
      <PasswordField
        label={texts.secret}
        hint={provider ? texts.secretKeep : texts.secretHint}
        id="provider-secret"
        name="secret"
        autoComplete="off"
        error={errorOf('secret')}
      />
      <label className="checkbox">
        <input type="checkbox" name="active" defaultChecked={provider?.active ?? true} />
        {t(texts.active)}
      </label>
      {errorOf('active') && <p className="field-error">{t(errorOf('active') ?? '')}</p>}
    </>
  );
}

function useProviderForm(
  provider: SignInProvider | undefined,
  kind: ProviderKind,
  { onSaved, onFailed }: Pick<Props, 'onSaved' | 'onFailed'>,
) {
  const store = useCreate(storeProvider);
  const change = useWrite(changeProvider);
  const late = useLateFailure(placeOfPage('/system/single-sign-on'));
  const { newer, sendOver } = useFormVersion(provider, providerIn);

  function save(entered: GetValue): Promise<Answer> {
    const body = bodyOf(entered);
    const secret = entered('secret');
    if (!provider) return store({ body: { kind, ...body, secret } });
    const changed = { uuid: provider.uuid, ...body, secret: secret || null };
    return sendOver((ifMatch) => change.mutateAsync({ body: changed, ifMatch }));
  }

  const form = useForm({
    send: async (entered) => {
      try {
        return await save(entered);
      } catch (error) {
        if (!late.isOpen()) late.report(changeError(provider?.name ?? entered('name'), error));
        onFailed();
        throw error;
      }
    },
    onDone: () => onSaved(late.isOpen()),
  });
  return { ...form, newer };
}

type Answer = { provider: SignInProvider };
const providerIn = (answer: Answer) => answer.provider;

/** What somebody else has saved meanwhile. */
const valuesOf = ({ name, issuer, client_id }: SignInProvider) => [name, issuer, client_id];

const bodyOf = (entered: GetValue) => ({
  name: entered('name'),
  issuer: entered('issuer'),
  client_id: entered('client_id'),
  active: entered('active') !== '',
});
