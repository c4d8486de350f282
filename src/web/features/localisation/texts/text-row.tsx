import type { Wording } from '#contract/localisation/wordings.ts';
import { message } from '#lib/messages/message.ts';
import { localisationMessages } from '#messages/localisation/localisation.ts';
import { english } from '#messages/localizer.ts';
import { LazyWordingEditor } from '#web/features/localisation/wording/lazy-wording-editor.ts';
import { wordingDraftKey } from '#web/features/localisation/wording/wording-draft-key.ts';
import { WordingPlaceholders } from '#web/features/localisation/wording/wording-placeholders.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { useHasDraft } from '#web/platform/drafts/use-stored-drafts.ts';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Status } from '#web/ui/status/status.tsx';
import styles from './text-table.module.css';
import { wordingStatus } from './wording-status.ts';

export type RowActions = {
  edit: (key: string) => void;
  /** `editNext`: for the next missing text. */
  close: (key: string, editNext: boolean) => void;
  saved: (before: Wording, after: Wording) => void;
  confirm: (wording: Wording) => Promise<void>;
  putBack: (wording: Wording) => Promise<void>;
  history: (key: string) => void;
};

type Props = { wording: Wording; isEdited: boolean; actions: RowActions };

/** One text: its English, and beside it its wording, or the editor of the wording. */
export function TextRow({ wording, isEdited, actions }: Props) {
  const { t } = useTranslation();
  const { key } = wording;
  return (
    <tr data-row={key} className={isEdited ? styles.edited : undefined}>
      <th scope="row">
        <code lang={english} translate="no" className={styles.key}>
          <Breakable textKey={key} />
        </code>
        <FormNote textKey={key} />
        <RowStatus wording={wording} />
      </th>
      <td className={styles.english}>
        <WordingPlaceholders wording={englishBeside(wording)} lang={english} />
        {wording.english_then !== null && (
          <p className={styles.then}>
            <span>{t(localisationMessages.englishWas)}</span>{' '}
            <WordingPlaceholders wording={wording.english_then} lang={english} />
          </p>
        )}
      </td>
      <td>
        {isEdited ? (
          <LazyWordingEditor
            key={`${wording.locale} ${key}`}
            wording={wording}
            onSaved={(after) => actions.saved(wording, after)}
            onClose={(editNext) => actions.close(key, editNext)}
          />
        ) : (
          <WordingButton wording={wording} onEdit={() => actions.edit(key)} />
        )}
        <MoreActions wording={wording} isEdited={isEdited} actions={actions} />
      </td>
    </tr>
  );
}

/** Where English itself is reworded, the English that the product came with. */
const englishBeside = ({ locale, shipped, english: current }: Wording) =>
  locale === english ? (shipped ?? current) : current;

/** Lets the key wrap after its section, and still be copied without a space. */
function Breakable({ textKey }: { textKey: string }) {
  const [section, name] = textKey.split('.');
  return (
    <>
      {section}.
      <wbr />
      {name}
    </>
  );
}

/** Whether this is the singular or the plural of a text with a number. */
function FormNote({ textKey }: { textKey: string }) {
  const { t } = useTranslation();
  const form = /_(one|other)$/.exec(textKey)?.[1];
  if (!form) return null;
  return (
    <span className={styles.form}>
      {t(form === 'one' ? localisationMessages.forOne : localisationMessages.forMore)}
    </span>
  );
}

function RowStatus({ wording }: { wording: Wording }) {
  const { t } = useTranslation();
  const { label, tone } = wordingStatus(wording);
  const hasDraft = useHasDraft(`form:${wordingDraftKey(wording)}`);
  return (
    <span className={styles.status}>
      <Status tone={tone}>{t(label)}</Status>
      {hasDraft && <Status tone="info">{t(localisationMessages.draft)}</Status>}
    </span>
  );
}

/** The wording itself is the button that opens its editor. */
function WordingButton({ wording, onEdit }: { wording: Wording; onEdit: () => void }) {
  const { t } = useTranslation();
  const { key, text, locale } = wording;
  const act = text === null ? localisationMessages.translate : localisationMessages.edit;
  return (
    <button type="button" className={styles.present} onClick={onEdit}>
      <span>
        <span className="visually-hidden">{t(act, { key })} </span>
        {text === null ? (
          <span className={styles.none}>{t(localisationMessages.notTranslated)}</span>
        ) : (
          <WordingPlaceholders wording={text} lang={locale} />
        )}
      </span>
      <Icon name="edit" />
    </button>
  );
}

function MoreActions({ wording, isEdited, actions }: Props) {
  const { t } = useTranslation();
  const { key, source, worded, english_then: previousEnglish } = wording;
  const [confirm, isConfirming] = useOneAtATime(actions.confirm);
  const [putBack, isPuttingBack] = useOneAtATime(actions.putBack);
  const labelOf = (act: typeof localisationMessages.history) =>
    message(localisationMessages.actOnText, { act, key });
  return (
    <div className={styles.more}>
      {source && !isEdited && <span>{t(localisationMessages.sourceIs, { source })}</span>}
      {previousEnglish !== null && !isEdited && wording.text !== null && (
        <SmallButton
          label={labelOf(localisationMessages.stillRight)}
          onPress={() => void confirm(wording)}
          busy={isConfirming}
        >
          {t(localisationMessages.stillRight)}
        </SmallButton>
      )}
      {worded && (
        <SmallButton
          label={labelOf(localisationMessages.putBack)}
          onPress={() => void putBack(wording)}
          busy={isPuttingBack}
        >
          {t(localisationMessages.putBack)}
        </SmallButton>
      )}
      {(worded || isEdited) && (
        <SmallButton
          label={labelOf(localisationMessages.history)}
          onPress={() => actions.history(key)}
        >
          {t(localisationMessages.history)}
        </SmallButton>
      )}
    </div>
  );
}
