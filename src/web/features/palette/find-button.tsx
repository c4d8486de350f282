import { CatchBoundary, type ErrorComponentProps, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { errorsMessages } from '#messages/shared/errors.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { isMac, useShortcut } from '#web/features/palette/use-shortcut.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './find-button.module.css';
import type { PaletteProps } from './palette.tsx';

const Palette = lazyPart(async () => (await import('./palette.tsx')).Palette, PalettePlaceholder);

/** The way to everything, by this button or by Ctrl+K wherever one is. */
export function FindButton() {
  const { t } = useTranslation();
  // What one person finds is not there for the next, who may log in by another tab.
  const person = useCurrentUser().uuid;
  const [isOpen, setOpen] = useState(false);
  const [begun, begin] = useState('');
  // The page comes first: on a slow line both would wait for each other.
  usePrefetch(Palette, useRouterState({ select: ({ status }) => status === 'idle' }));
  useShortcut('k', () => show(!isOpen));
  const close = () => show(false);

  function show(open: boolean) {
    begin('');
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
      {/* Not within the page's header: to assistive technology it would be a header in a header. */}
      {createPortal(
        <Dialog open={isOpen} onClose={close} title={shellMessages.find} size="finder">
          <CatchBoundary getResetKey={() => isOpen} errorComponent={PaletteLoadError}>
            <Palette key={person} begun={begun} onBegin={begin} onClose={close} />
          </CatchBoundary>
        </Dialog>,
        document.body,
      )}
    </>
  );
}

/** Whoever types on before the palette is there loses nothing. */
function PalettePlaceholder({ begun, onBegin }: PaletteProps) {
  const { attr } = useTranslation();
  return (
    <input
      className={styles.beginning}
      {...attr('aria-label', shellMessages.find)}
      {...attr('placeholder', shellMessages.find)}
      value={begun}
      onChange={(event) => onBegin(event.target.value)}
    />
  );
}

/** Whoever is in the middle of something keeps it on the screen. */
function PaletteLoadError({ reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.failed}>
      <p role="alert">{t(errorsMessages.notFetched)}</p>
      <Button ref={(button) => button?.focus()} onClick={reset}>
        {t(sharedMessages.tryAgain)}
      </Button>
    </div>
  );
}
