import { sharedText } from '#texts/shared.ts';
import type { Words } from '#texts/text.ts';
import { writingText } from '#texts/writing.ts';
import { moment } from '#web/platform/format.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import styles from './kept-text-box.module.css';
import type { KeptText } from './use-kept-text.ts';

/** One line under the box: is my text safe? Silent for screen readers, but for a failure. */
export function TextStatus({ text }: { text: KeptText }) {
  const { t } = useText();
  if (text.problem?.kind === 'failed') return <Failed text={text} reason={text.problem.reason} />;
  if (text.isSaving) return <p className={styles.status}>{t(writingText.saving)}</p>;
  if (text.isClash) return <Elsewhere text={text} />;
  if (text.draft) return <OnThisDevice text={text} />;
  if (text.discarded) return <Discarded text={text} />;
  return <Saved text={text} />;
}

/** Only what this box asks its writer, where one line of the screen speaks for all its boxes. */
export function TextQuestion({ text }: { text: KeptText }) {
  if (text.isClash && !text.isSaving) return <Elsewhere text={text} />;
  return text.discarded ? <Discarded text={text} /> : null;
}

function Failed({ text, reason }: { text: KeptText; reason: Words }) {
  const { t } = useText();
  return (
    <div ref={bringIntoSight}>
      <Notice tone="danger" role="alert">
        <p>
          <strong>{t(writingText.notSaved)}</strong> {t(reason)}{' '}
          {t(text.isKept ? writingText.textIsKept : writingText.keepPageOpen)}
        </p>
        <SmallButton onPress={() => void text.save({ leaving: true })}>
          {t(sharedText.tryAgain)}
        </SmallButton>
      </Notice>
    </div>
  );
}

function Elsewhere({ text }: { text: KeptText }) {
  const { t } = useText();
  return (
    <Notice tone="warn" role="alert">
      <p>{t(writingText.savedElsewhere, { name: text.saved.by?.name ?? sharedText.somebody })}</p>
      <SmallButton onPress={text.compare}>{t(writingText.compare)}</SmallButton>
    </Notice>
  );
}

function OnThisDevice({ text }: { text: KeptText }) {
  const { t } = useText();
  if (!text.isKept) return <NotKept />;
  return (
    <p className={styles.status}>
      <Icon name="edit" />
      {text.isFound && text.draft
        ? t(writingText.draftFrom, { at: moment(text.draft.at) })
        : t(sharedText.draftOnThisDevice)}
      <span aria-hidden="true">·</span>
      <SmallButton onPress={text.discard}>{t(sharedText.discardDraft)}</SmallButton>
    </p>
  );
}

function NotKept() {
  const { t } = useText();
  return (
    <Notice tone="warn">
      {t(writingText.notKept, { strong: (words) => <strong>{words}</strong> })}
    </Notice>
  );
}

function Discarded({ text }: { text: KeptText }) {
  const { t } = useText();
  return (
    <p className={styles.status}>
      {t(sharedText.draftDiscarded)}
      <span aria-hidden="true">·</span>
      <SmallButton onPress={text.undo} hasFocus>
        {t(sharedText.undo)}
      </SmallButton>
    </p>
  );
}

function Saved({ text }: { text: KeptText }) {
  const { t } = useText();
  const { uuid } = useCurrentUser();
  const { at, by } = text.saved;
  if (at === null || text.saved.text === '') return <p className={styles.status} />;
  return (
    <p className={styles.status}>
      <Icon name="check" className={styles.saved} />
      {by && by.uuid !== uuid
        ? t(writingText.savedAtBy, { at: moment(at), name: by.name })
        : t(writingText.savedAt, { at: moment(at) })}
    </p>
  );
}

/** It may be out of sight of the button that was pressed. The focus stays where somebody types. */
const bringIntoSight = (failure: HTMLElement | null) =>
  failure?.scrollIntoView({ block: 'nearest' });
