import type { FormEvent } from 'react';
import { passwordsText } from '#texts/passwords.ts';
import type { Words } from '#texts/text.ts';
import { prepareJudge } from '#web/platform/password-judge.ts';
import { usePasswordJudge } from '#web/platform/use-password-judge.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from './icon.tsx';
import { PasswordField } from './password-field.tsx';

type Props = {
  errorOf: (name: string) => Words | undefined;
  label?: Words;
  confirmLabel?: Words;
  /** Where a page has several forms. */
  prefix?: string;
  /** Whose password it is, where the form does not ask. */
  own?: readonly string[];
};

/** A password being chosen, typed twice, with a word on how good it is. */
export function NewPassword(props: Props) {
  const { errorOf, prefix = '', own = [] } = props;
  const { label = passwordsText.password, confirmLabel = passwordsText.confirm } = props;
  const { t } = useText();
  const { judgement, judge } = usePasswordJudge();

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
          hint={passwordsText.hint}
          error={errorOf('password')}
          onFocus={prepareJudge}
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
