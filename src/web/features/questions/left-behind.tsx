import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { QuestionLocale } from '#contract/questions.ts';
import { draftKey, type ListedDraft } from '#web/platform/drafts.ts';
import { moment } from '#web/platform/format.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { useDrafts } from '#web/platform/use-draft.ts';
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
  if (drafts.length === 0) return null;
  return (
    <Notice tone="info" role="note">
      <p>Changes that you have not saved are kept on this device:</p>
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

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ href: place.path, resetScroll: false });
  }

  return (
    <li>
      <a href={place.path} onClick={follow}>
        {place.label}
      </a>{' '}
      <span>from {moment(at)}</span>
    </li>
  );
}
