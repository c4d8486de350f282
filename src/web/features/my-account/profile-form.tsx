import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts.ts';
import { changeProfile, locales } from '#contract/my-account.ts';
import { call } from '#web/platform/call.ts';
import { refresh } from '#web/platform/data.ts';
import { startText } from '#web/platform/kept-fields.ts';
import { showUser } from '#web/platform/session.ts';
import { useForm } from '#web/platform/use-form.ts';
import { TextField } from '#web/ui/field.tsx';
import styles from './account.module.css';
import { AccountForm } from './account-form.tsx';

type Locale = keyof typeof locales;

const choices = Object.entries(locales) as [Locale, string][];

export function ProfileForm({ user }: { user: CurrentUser }) {
  const client = useQueryClient();
  const form = useForm({
    person: user.uuid,
    send: (entered) => {
      const locale = choices.find(([one]) => one === entered('locale'))?.[0] ?? 'en';
      return call(changeProfile, { body: { name: entered('name'), locale } });
    },
    onDone: (answer) => {
      showUser(client, answer.user);
      void refresh(client, changeProfile.topics);
    },
  });

  return (
    <AccountForm form={form} button="Save name and language">
      <TextField
        label="Name"
        id="account-name"
        name="name"
        autoComplete="name"
        required
        defaultValue={startText('account-name', user.uuid) ?? user.name}
        error={form.errorOf('name')}
      />
      <fieldset className={styles.choice}>
        <legend className="field-label">Language</legend>
        {choices.map(([locale, name]) => (
          <label key={locale} className="checkbox" lang={locale}>
            <input
              type="radio"
              name="locale"
              value={locale}
              defaultChecked={locale === user.locale}
            />
            {name}
          </label>
        ))}
        <p className="field-hint">
          For now everything here is in English. Your choice is kept for the version that also
          speaks te reo Māori.
        </p>
      </fieldset>
    </AccountForm>
  );
}
