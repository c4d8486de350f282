import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { DraftLocation } from './drafts.ts';

/** Back to where a draft was begun, which may be a dialog over the very screen that links to it. */
export function DraftLink({ place }: { place: DraftLocation }) {
  const { navigate } = useRouter();
  const { t } = useTranslation();

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ href: place.path, resetScroll: false });
  }

  return (
    <a href={place.path} onClick={open}>
      {t(place.label)}
    </a>
  );
}
