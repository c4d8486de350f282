import { changeSignIn, type SignInPolicy } from '#contract/single-sign-on/sign-in-policy.ts';
import { message } from '#lib/messages/message.ts';
import { organisationSignInMessages as texts } from '#messages/organisations/organisation-sign-in.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { type GetValue, useForm } from '#web/platform/forms/use-form.ts';
import { useFormVersion } from '#web/platform/forms/use-form-version.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { SavedTick } from '#web/ui/feedback/saved-tick.tsx';
import { FieldErrorText } from '#web/ui/field/field-frame.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import styles from './sign-in-form.module.css';

/** Which provider, for whom, and whether they may still log in any other way. */
export function SignInForm({ policy }: { policy: SignInPolicy }) {
  const { t, words } = useTranslation();
  const { mutateAsync } = useWrite(changeSignIn);
  const { newer, sendOver } = useFormVersion(policy, policyIn);
  const form = useForm({
    send: (entered) => {
      const body = { organisation: policy.organisation, ...entries(entered) };
      return sendOver((ifMatch) => mutateAsync({ body, ifMatch }));
    },
  });
  const options = [
    { value: '', label: texts.none },
    ...policy.providers.map(({ uuid, name }) => ({ value: uuid, label: name })),
  ];
  const requiredError = form.errorOf('required');
  const names = policy.break_glass.map(({ name }) => name).join(', ');
  return (
    <form className={styles.form} onSubmit={form.submit} onChange={form.touch} noValidate>
      <ErrorSummary errors={form.errors} />
      {newer && (
        <p className="field-hint">
          {t(texts.saysNow, { what: valuesOf(newer).map(words).join(', ') })}
        </p>
      )}
      <SelectField
        label={texts.provider}
        id="sign-in-provider"
        name="provider"
        options={options}
        defaultValue={policy.provider?.uuid ?? ''}
        error={form.errorOf('provider')}
      />
      <TextArea
        label={texts.domains}
        hint={texts.domainsHint}
        id="sign-in-domains"
        name="domains"
        rows={2}
        defaultValue={policy.domains.join('\n')}
        error={form.errorOf('domains')}
      />
      <TextArea
        label={texts.tenants}
        hint={texts.tenantsHint}
        id="sign-in-tenants"
        name="tenants"
        rows={2}
        defaultValue={policy.tenants.join('\n')}
        error={form.errorOf('tenants')}
      />
      <label className="checkbox">
        <input
          type="checkbox"
          name="required"
          id="sign-in-required"
          defaultChecked={policy.required}
          aria-describedby="sign-in-required-what"
        />
        {t(texts.required)}
      </label>
      <p id="sign-in-required-what" className="field-hint">
        {t(names ? message(texts.requiredWhat, { names }) : texts.requiredNobody)}
      </p>
      {requiredError && <FieldErrorText>{requiredError}</FieldErrorText>}
      <div className={styles.save}>
        <Button type="submit" busy={form.isBusy}>
          {t(texts.save)}
        </Button>
        <SavedTick>{form.isDone && sharedMessages.saved}</SavedTick>
      </div>
    </form>
  );
}

type Answer = { sign_in: SignInPolicy };
const policyIn = (answer: Answer) => answer.sign_in;

/** What somebody else has saved meanwhile. */
const valuesOf = ({ provider, domains, tenants, required }: SignInPolicy) => [
  provider?.name ?? texts.none,
  ...domains,
  ...tenants,
  ...(required ? [texts.required] : []),
];

const entries = (entered: GetValue) => ({
  provider: entered('provider') || null,
  domains: linesOf(entered('domains')),
  tenants: linesOf(entered('tenants')),
  required: entered('required') !== '',
});

const linesOf = (text: string) =>
  text
    .split(/[\s,;]+/)
    .map((line) => line.trim())
    .filter(Boolean);
