import { message } from '#lib/messages/message.ts';
import { localisationPanelsMessages } from '#messages/localisation/localisation-panels.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { DraftRestored, DraftStatus } from '#web/ui/draft-status/draft-status.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { SavedTick } from '#web/ui/feedback/saved-tick.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import styles from './languages-dialog.module.css';
import { type LanguageForm, useLanguageForm } from './use-language-form.ts';

export function AddLanguage() {
  const { t } = useTranslation();
  const form = useLanguageForm();
  const { added, draft } = form;
  return (
    <form noValidate className={styles.add} onSubmit={form.submit}>
      <h3>{t(localisationPanelsMessages.addLanguage)}</h3>
      <DraftRestored draft={draft} />
      <ErrorSummary errors={form.errors} />
      <Fields form={form} />
      <div className={styles.buttons}>
        <Button type="submit" busy={form.isBusy}>
          {t(localisationPanelsMessages.addLanguage)}
        </Button>
        <SavedTick>
          {added !== undefined && message(localisationPanelsMessages.added, { name: added })}
        </SavedTick>
        <DraftStatus draft={draft} />
      </div>
    </form>
  );
}

function Fields({ form }: { form: LanguageForm }) {
  const asked = (name: 'code' | 'name' | 'native_name') => ({
    id: `language-${name}`,
    name,
    required: true,
    autoComplete: 'off',
    value: form.fields[name],
    onChange: (event: { target: { value: string } }) => form.set({ [name]: event.target.value }),
    error: form.errorOf(name),
  });
  return (
    <div className={styles.fields}>
      <TextField
        label={localisationPanelsMessages.code}
        hint={localisationPanelsMessages.codeHint}
        autoCapitalize="none"
        spellCheck={false}
        {...asked('code')}
      />
      <TextField label={localisationPanelsMessages.name} {...asked('name')} />
      <TextField label={localisationPanelsMessages.nativeName} {...asked('native_name')} />
    </div>
  );
}
