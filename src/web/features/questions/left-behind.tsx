import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { QuestionLocale } from '#contract/questions.ts';
import { questionsText } from '#texts/questions.ts';
import { questionsEditingText } from '#texts/questions-editing.ts';
import { draftKey, type ListedDraft } from '#web/platform/drafts.ts';
import { moment } from '#web/platform/format.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { useDrafts } from '#web/platform/use-draft.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './left-behind.module.css';
import { draftName, isQuestionsDraft, type Subject } from './subject.ts';

type Props = { current: Subject | null | undefined; locale: QuestionLocale };

/** What this person changed on this device and never saved, but for what is open now. */
export function LeftBehind({ current, locale }: Props) {
  const own = draftKey(useCurrentUser().uuid, '');
  const open = current && own + draftName(current, locale);
  const drafts = useDrafts().filter(
    ({ key }) => isQuestionsDraft(key.slice(own.length)) && key !== open,
  );
  const { t } = useText();
  if (drafts.length === 0) return null;
  return (
    <Notice tone="info" role="note">
      <p>{t(questionsText.leftBehind)}</p>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <Draft key={draft.key} draft={draft} />
        ))}
      </ul>
    </Notice>
  );
}

function Draft({ draft: { place, at } }: { draft: ListedDraft }) {
  const { navigate } = useRouter();
  const { t } = useText();

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ href: place.path, resetScroll: false });
  }

  return (
    <li>
      <a href={place.path} onClick={follow}>
        {t(place.label)}
      </a>{' '}
      <span>{t(questionsEditingText.fromThen, { at: moment(at) })}</span>
    </li>
  );
}
