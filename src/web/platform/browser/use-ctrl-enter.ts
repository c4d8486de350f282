import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Ctrl+Enter, on a Mac also ⌘Enter, on the whole page: a page that was just opened has the focus
 * nowhere, and Print keeps it. Dialogs, but for those that `owner` stands in, and menus take the keys
 * first, and links outside the form, which they open in a new tab. Holding them down counts once.
 */
export function useCtrlEnter(
  onPress: (event: KeyboardEvent) => void,
  owner?: RefObject<HTMLElement | null>,
) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isCtrlEnter(event) || event.defaultPrevented) return;
    if (isHandledElsewhere(event.target, owner?.current ?? null)) return;
    event.preventDefault();
    if (!event.repeat) onPress(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

export const isCtrlEnter = ({ key, ctrlKey, metaKey }: Keys) =>
  key === 'Enter' && (ctrlKey || metaKey);

function isHandledElsewhere(target: EventTarget | null, owner: HTMLElement | null): boolean {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  if (dialogs.some((dialog) => !dialog.contains(owner))) return true;
  if (!(target instanceof Element) || target.closest('form')) return false;
  return target.closest('a, [role="menu"], [aria-expanded="true"]') !== null;
}
