import type { KeyboardEvent } from 'react';
import { message } from '#lib/messages/message.ts';
import { localisationMessages } from '#messages/localisation/localisation.ts';
import { localisationPanelsMessages } from '#messages/localisation/localisation-panels.ts';
import { english } from '#messages/localizer.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { RecordConflict } from '#web/ui/conflict/record-conflict.tsx';
import { DraftRestored, DraftStatus } from '#web/ui/draft-status/draft-status.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Sentences } from '#web/ui/sentences/sentences.tsx';
import { PlaceholderButtons } from './placeholder-buttons.tsx';
import {
  useWordingEditor,
  type WordingEditorOptions,
  type WordingEditorState,
} from './use-wording-editor.ts';
import styles from './wording-editor.module.css';

/** Takes the place of a wording while it is edited. Typed text is kept on this device at once. */
export function WordingEditor(options: WordingEditorOptions) {
  const editor = useWordingEditor(options);
  const { form, wording } = editor;

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    options.onClose(false);
  }

  return (
    <form noValidate className={styles.editor} onSubmit={editor.submit} onKeyDown={closeOnEscape}>
      <DraftRestored draft={form.draft} />
      <WordingField editor={editor} />
      <PlaceholderButtons
        english={wording.english}
        typed={form.fields.text}
        onInsert={editor.insert}
      />
      {wording.locale !== english && <SourceField editor={editor} />}
      {form.theirs && <Conflict form={form} theirs={form.theirs} />}
      <Actions editor={editor} onClose={() => options.onClose(false)} />
    </form>
  );
}

type Props = { editor: WordingEditorState };

function WordingField({ editor: { wording, form, area, problem, setEditNext } }: Props) {
  const { t } = useTranslation();
  const name = message(localisationPanelsMessages.wordingOf, { key: wording.key });

  /** Enter saves, as in a field of one line, and Ctrl+Enter as everywhere else. */
  function save(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setEditNext(false);
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <TextArea
      ref={(field) => {
        if (!field) return;
        // When it opens, the cursor is at the end of the text.
        if (!area.current) {
          field.focus();
          field.setSelectionRange(field.value.length, field.value.length);
          field.form?.scrollIntoView({ block: 'nearest' });
        }
        area.current = field;
      }}
      label={<span className="visually-hidden">{t(name)}</span>}
      hint={localisationPanelsMessages.howToSave}
      name="text"
      className={styles.field}
      lang={wording.locale}
      rows={2}
      autoComplete="off"
      value={form.fields.text}
      error={problem ?? form.errorOf('text')}
      onChange={(event) => form.set({ text: event.target.value })}
      onKeyDown={save}
    />
  );
}

function SourceField({ editor: { form } }: Props) {
  return (
    <TextField
      label={localisationPanelsMessages.source}
      hint={localisationPanelsMessages.sourceHint}
      name="source"
      autoComplete="off"
      value={form.fields.source}
      error={form.errorOf('source')}
      onChange={(event) => form.set({ source: event.target.value })}
    />
  );
}

type ConflictProps = {
  form: WordingEditorState['form'];
  theirs: NonNullable<WordingEditorState['form']['theirs']>;
};

/** Somebody else saved another wording meanwhile. */
function Conflict({ form, theirs }: ConflictProps) {
  const mine = form.fields;
  return (
    <RecordConflict
      at={theirs.at}
      differences={[
        { label: localisationMessages.wording, mine: mine.text, theirs: theirs.fields.text },
        {
          label: localisationPanelsMessages.source,
          mine: mine.source,
          theirs: theirs.fields.source,
        },
      ]}
      onKeepMine={form.keepMine}
      onTakeTheirs={form.takeTheirs}
    />
  );
}

function Actions({ editor, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation();
  const { form, wording, setEditNext } = editor;
  return (
    <>
      <p role="alert" className={styles.problem}>
        <Sentences of={form.errors.flatMap(({ field, message }) => (field ? [] : [message]))} />
      </p>
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          busy={form.isBusy}
          onClick={() => setEditNext(false)}
        >
          {t(sharedMessages.save)}
        </Button>
        {wording.locale !== english && (
          <Button type="submit" onClick={() => setEditNext(true)}>
            {t(localisationPanelsMessages.saveAndNext)}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t(sharedMessages.close)}
        </Button>
        <DraftStatus draft={form.draft} />
      </div>
    </>
  );
}
