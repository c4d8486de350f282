import { useQueryClient } from '@tanstack/react-query';
import { storeLanguage } from '#contract/localisation.ts';
import { localisationPanelsText } from '#texts/localisation-panels.ts';
import { say } from '#texts/text.ts';
import { call } from '#web/platform/call.ts';
import { refresh } from '#web/platform/data.ts';
import { type Form, useForm } from '#web/platform/use-form.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Saved } from '#web/ui/saved.tsx';
import styles from './languages-dialog.module.css';

/** It begins switched off, so that nobody chooses it before it says anything. */
export function AddLanguage() {
  const { t } = useText();
  const client = useQueryClient();
  const form = useForm({
    send: (entered) =>
      call(storeLanguage, {
        body: {
          code: entered('code'),
          name: entered('name'),
          native_name: entered('native_name'),
          active: false,
        },
      }),
    onDone: (_, element) => {
      element.reset();
      void refresh(client, storeLanguage.topics);
    },
  });
  const { answer } = form;
  return (
    <form noValidate className={styles.add} onSubmit={form.submit} onInput={form.touch}>
      <h3>{t(localisationPanelsText.addLanguage)}</h3>
      <ErrorSummary errors={form.errors} />
      <Fields form={form} />
      <div>
        <Button type="submit" busy={form.isBusy}>
          {t(localisationPanelsText.addLanguage)}
        </Button>
        <Saved>
          {form.isDone &&
            answer &&
            say(localisationPanelsText.added, { name: answer.language.name })}
        </Saved>
      </div>
    </form>
  );
}

function Fields({ form: { errorOf } }: { form: Pick<Form, 'errorOf'> }) {
  const asked = (name: 'code' | 'name' | 'native_name') => ({
    id: `language-${name}`,
    name,
    required: true,
    autoComplete: 'off',
    error: errorOf(name),
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
