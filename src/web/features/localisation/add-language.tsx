import { localisationPanelsText } from '#texts/localisation-panels.ts';
import { say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { DraftFound, DraftLine } from '#web/ui/draft-line.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Saved } from '#web/ui/saved.tsx';
import styles from './languages-dialog.module.css';
import { type LanguageForm, useLanguageForm } from './use-language-form.ts';

export function AddLanguage() {
  const { t } = useText();
  const form = useLanguageForm();
  const { added, draft } = form;
  return (
    <form noValidate className={styles.add} onSubmit={form.submit}>
      <h3>{t(localisationPanelsText.addLanguage)}</h3>
      <DraftFound draft={draft} />
      <ErrorSummary errors={form.errors} />
      <Fields form={form} />
      <div className={styles.buttons}>
        <Button type="submit" busy={form.isBusy}>
          {t(localisationPanelsText.addLanguage)}
        </Button>
        <Saved>{added !== undefined && say(localisationPanelsText.added, { name: added })}</Saved>
        <DraftLine draft={draft} />
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
        label={localisationPanelsText.code}
        hint={localisationPanelsText.codeHint}
        autoCapitalize="none"
        spellCheck={false}
        {...asked('code')}
      />
      <TextField label={localisationPanelsText.name} {...asked('name')} />
      <TextField label={localisationPanelsText.nativeName} {...asked('native_name')} />
    </div>
  );
}
