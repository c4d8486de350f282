import type { ReactNode } from 'react';
import { questionsMessages } from '#messages/learning/questions.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { ListedDraft } from '#web/platform/drafts/drafts.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './unsaved-question-drafts.module.css';

type Props<D extends ListedDraft> = {
  drafts: readonly D[];
  /** Leads into the editor of a draft. */
  way: (draft: D) => ReactNode;
};

/** Unsaved changes of questions on this device, each with its time; nothing where there are none. */
export function UnsavedList<D extends ListedDraft>({ drafts, way }: Props<D>) {
  const { t } = useTranslation();
  if (drafts.length === 0) return null;
  return (
    <Callout tone="info" role="note">
      <p>{t(questionsMessages.leftBehind)}</p>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <li key={draft.key}>
            {way(draft)}{' '}
            <span>{t(questionsEditingMessages.fromThen, { at: formatTimeOrDate(draft.at) })}</span>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
