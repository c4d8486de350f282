import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { languageIndex } from '#contract/localisation/localisation.ts';
import { changeProfile } from '#contract/my-account/profile.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { changeLanguage } from '#web/i18n/language.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { call } from '#web/platform/calls/call.ts';
import { read, refresh } from '#web/platform/calls/endpoint-query.ts';
import { useFieldDraft } from '#web/platform/drafts/use-field-draft.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { setCurrentUser } from '#web/platform/session/session.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import styles from './account.module.css';
import { accountDraftLocation } from './account-draft-location.ts';
import { AccountForm } from './account-form.tsx';

export function ProfileForm({ user }: { user: CurrentUser }) {
  const client = useQueryClient();
  const { field, draft, forget } = useFieldDraft({
    name: 'account-name',
    saved: user.name,
    place: accountDraftLocation(sharedMessages.name),
  });
  const form = useForm({
    send: async (entered) => {
      const [name, locale] = [entered('name'), entered('locale') || user.locale];
      const answer = await call(changeProfile, { body: { name, locale } });
      return { ...answer, sent: name };
    },
    onDone: (answer) => {
      setCurrentUser(client, answer.user);
      forget(answer.sent);
      // If its texts don't load, this page stays as it is, and the next one is in the new language.
      if (answer.user.locale !== user.locale)
        changeLanguage(answer.user.locale).catch(() => undefined);
      void refresh(client, changeProfile.topics);
    },
  });

  return (
    <AccountForm form={form} draft={draft} button={myAccountMessages.saveProfile}>
      <TextField
        label={sharedMessages.name}
        id="account-name"
        name="name"
        autoComplete="name"
        required
        {...field}
        error={form.errorOf('name')}
      />
      <LanguageChoice chosen={user.locale} />
    </AccountForm>
  );
}

function LanguageChoice({ chosen }: { chosen: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(read(languageIndex, {}));
  return (
    // Keyed, so that a switch of language elsewhere on the page is chosen here too.
    <fieldset key={chosen} className={styles.choice}>
      <legend className="field-label">{t(myAccountMessages.language)}</legend>
      {data?.languages.map(({ code, native_name: name }) => (
        <label key={code} className="checkbox" lang={code}>
          <input type="radio" name="locale" value={code} defaultChecked={code === chosen} />
          {name}
        </label>
      ))}
      <p className="field-hint">{t(myAccountMessages.languageHint)}</p>
    </fieldset>
  );
}
