import type { FormEvent } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { passwordsMessages } from '#messages/accounts/passwords.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { preloadStrengthChecker } from '#web/patterns/password/password-strength.ts';
import { usePasswordStrength } from '#web/patterns/password/use-password-strength.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { PasswordField } from './password-field.tsx';

type Props = {
  errorOf: (name: string) => DisplayText | undefined;
  label?: DisplayText;
  confirmLabel?: DisplayText;
  /** Where a page has several forms. */
  prefix?: string;
  /** Whose password it is, where the form does not ask. */
  own?: readonly string[];
};

/** A password being chosen, typed twice, with a word on how good it is. */
export function NewPassword(props: Props) {
  const { errorOf, prefix = '', own = [] } = props;
  const { label = passwordsMessages.password, confirmLabel = passwordsMessages.confirm } = props;
  const { t } = useTranslation();
  const { judgement, judge } = usePasswordStrength();

  function judgeTyped({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) {
    const fields = new FormData(form ?? undefined);
    const typed = ['name', 'email'].map((name) => String(fields.get(name) ?? ''));
    void judge(value, [...own, ...typed].filter(Boolean));
  }

  return (
    <>
      <div className="field">
        <PasswordField
          label={label}
          id={`${prefix}password`}
          name="password"
          autoComplete="new-password"
          hint={passwordsMessages.hint}
          error={errorOf('password')}
          onFocus={preloadStrengthChecker}
          onInput={judgeTyped}
        />
        <p role="status" className={`field-meter ${judgement?.isGood ? 'field-meter-good' : ''}`}>
          {judgement && <Icon name={judgement.isGood ? 'check' : 'info'} />}
          {judgement && t(judgement.words)}
        </p>
      </div>
      <PasswordField
        label={confirmLabel}
        id={`${prefix}password_confirmation`}
        name="password_confirmation"
        autoComplete="new-password"
        error={errorOf('password_confirmation')}
      />
    </>
  );
}
