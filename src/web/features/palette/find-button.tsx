import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { shellMessages } from '#messages/shell/shell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { PartBoundary } from '#web/patterns/load-error/part-boundary.tsx';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './find-button.module.css';
import type { PaletteProps } from './palette.tsx';

const Palette = lazyPart(async () => (await import('./palette.tsx')).Palette, PalettePlaceholder);

const isMac = navigator.userAgent.includes('Mac OS X');

/** Opens the palette: by this button, or by Ctrl+K wherever the focus is. */
export function FindButton() {
  const { t } = useTranslation();
  // A new palette for another person, who may have logged in by another tab.
  const userUuid = useCurrentUser().uuid;
  const [isOpen, setOpen] = useState(false);
  const [initialText, setInitialText] = useState('');
  // After the page has loaded: on a slow line the palette would delay it.
  usePrefetch(Palette, useRouterState({ select: ({ status }) => status === 'idle' }));
  useFindShortcut(() => show(!isOpen));
  const close = () => show(false);

  function show(open: boolean) {
    setInitialText('');
    setOpen(open);
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => show(true)}
      >
        <Icon name="search" />
        <span className={styles.words}>{t(shellMessages.find)}</span>
        <span className={styles.keys} aria-hidden="true">
          {t(isMac ? shellMessages.findKeysOnMac : shellMessages.findKeys)}
        </span>
      </button>
      {/* Outside the page's header: assistive technology would find a header within a header. */}
      {isOpen &&
        createPortal(
          <Dialog open onClose={close} title={shellMessages.find} size="finder">
            <PartBoundary className={styles.failed}>
              <Palette
                key={userUuid}
                initialText={initialText}
                onInitialText={setInitialText}
                onClose={close}
              />
            </PartBoundary>
          </Dialog>,
          document.body,
        )}
    </>
  );
}

/**
 * Ctrl+K, on a Mac ⌘K, even in a text field: on a Mac, Ctrl+K deletes to the end of the line there.
 * Holding the keys down counts once.
 */
function useFindShortcut(onPress: () => void) {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { ctrlKey, metaKey, shiftKey, altKey } = event;
      const isShortcut = (isMac ? metaKey : ctrlKey) && !shiftKey && !altKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      if (!event.repeat) onPress();
    }
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [onPress]);
}

/** Takes what is typed while the palette is still loading. */
function PalettePlaceholder({ initialText, onInitialText }: PaletteProps) {
  const { attr } = useTranslation();
  return (
    <input
      className={styles.beginning}
      {...attr('aria-label', shellMessages.find)}
      {...attr('placeholder', shellMessages.find)}
      value={initialText}
      onChange={(event) => onInitialText(event.target.value)}
    />
  );
}
