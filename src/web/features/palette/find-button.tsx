import { CatchBoundary, type ErrorComponentProps, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { errorsMessages } from '#messages/shared/errors.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
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
            <CatchBoundary getResetKey={() => isOpen} errorComponent={PaletteLoadError}>
              <Palette
                key={userUuid}
                initialText={initialText}
                onInitialText={setInitialText}
                onClose={close}
              />
            </CatchBoundary>
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

/** Within the dialog, so that the screen behind it stays as it is. */
function PaletteLoadError({ reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.failed}>
      <p role="alert">{t(errorsMessages.notFetched)}</p>
      <Button ref={focusOn} onClick={reset}>
        {t(sharedMessages.tryAgain)}
      </Button>
    </div>
  );
}
