import type { FormEvent } from 'react';
import { prepareJudge } from '#web/platform/password-judge.ts';
import { usePasswordJudge } from '#web/platform/use-password-judge.ts';
import { Icon } from './icon.tsx';
import { PasswordField } from './password-field.tsx';
import { passwordHint } from './password-hint.ts';

type Props = {
  errorOf: (name: string) => string | undefined;
  label?: string;
  /** Where a page has several forms. */
  prefix?: string;
  /** Whose password it is, where the form does not ask. */
  own?: readonly string[];
};

/** A password being chosen, typed twice, with a word on how good it is. */
export function NewPassword({ errorOf, label = 'Password', prefix = '', own = [] }: Props) {
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
          hint={passwordHint}
          error={errorOf('password')}
          onFocus={prepareJudge}
          onInput={judgeTyped}
        />
        <p role="status" className={`field-meter ${judgement?.isGood ? 'field-meter-good' : ''}`}>
          {judgement && <Icon name={judgement.isGood ? 'check' : 'info'} />}
          {judgement?.words}
        </p>
      </div>
      <PasswordField
        label={`Confirm ${label.toLowerCase()}`}
        id={`${prefix}password_confirmation`}
        name="password_confirmation"
        autoComplete="new-password"
        error={errorOf('password_confirmation')}
      />
    </>
  );
}
