import { useEffect, useEffectEvent } from 'react';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { StepChange } from '#web/patterns/step/use-step.ts';
import styles from './keys-hint.module.css';

type Props = { onPress: (change: StepChange) => void };

/** Tells that Ctrl+Enter saves, and makes it do so wherever the focus is. */
export function KeysHint({ onPress }: Props) {
  const { t } = useTranslation();
  useCtrlEnter(onPress);
  return (
    <p className={styles.keys}>{t(progressMessages.keys, { key: (name) => <kbd>{name}</kbd> })}</p>
  );
}

/**
 * Ctrl+Enter, on a Mac also ⌘Enter, on the whole page: a page that was just opened has the focus
 * nowhere, and Print keeps it. Dialogs and menus take the keys first, and links outside the form,
 * which they open in a new tab. Holding them down counts once.
 */
function useCtrlEnter(onPress: Props['onPress']) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isShortcut || event.defaultPrevented || isHandledElsewhere(event.target)) return;
    event.preventDefault();
    if (!event.repeat) onPress({ isTyping: event.target instanceof HTMLTextAreaElement });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isHandledElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof Element) || target.closest('form')) return false;
  return target.closest('a, [role="menu"], [aria-expanded="true"]') !== null;
}
