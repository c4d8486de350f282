import { useEffect } from 'react';
import { isHeadingFocusRequested } from '#web/heading-focus.ts';
import { useChangeSearch } from '#web/platform/router/use-change-search.ts';

/** The search parameters of the address. */
export type OpenRecord = { view?: string | undefined; edit?: string | undefined };

/**
 * For `useSearch`, what a list is asked for. A component that selects this is not drawn anew, with all
 * its rows, when a record is opened or closed.
 */
export function withoutOpenRecord<Search extends OpenRecord>({
  view: _view,
  edit: _edit,
  ...search
}: Search): Omit<Search, keyof OpenRecord> {
  return search;
}

/** What the address says when this is open and nothing else is. */
export const onlyOpen = (record: OpenRecord): OpenRecord => ({
  view: undefined,
  edit: undefined,
  ...record,
});

/**
 * The open record is in the address: `view` shows it, `edit` opens its form; `edit=new` adds one.
 * `RecordLink` opens one from its row, which has the focus again afterwards.
 */
export function useOpenRecord({ view, edit }: OpenRecord) {
  useReturnToRow(view ?? edit);
  return { view: edit ? undefined : view, edit, ...useOpenRecordActions() };
}

export function useOpenRecordActions() {
  const { change } = useChangeSearch();
  const show = (record: OpenRecord, options: { replace?: boolean } = {}) =>
    change(onlyOpen(record), options);
  return {
    openNew: () => show({ edit: 'new' }),
    openEdit: (uuid: string) => show({ edit: uuid }),
    /** Opens the next or previous record. Back then closes it, and does not return to the first. */
    step: (uuid: string) => show({ view: uuid }, { replace: true }),
    /** Resolves once the dialog is closed: screen readers ignore live regions behind it. */
    close: () => show({}, { replace: true }),
  };
}

/**
 * When a record is closed, by its button or by Back, moves the focus to its row, `data-row`. In an
 * effect, because the dialog restores the focus first.
 */
export function useReturnToRow(openUuid: string | undefined) {
  useEffect(() => {
    if (openUuid) return () => focusRow(openUuid);
  }, [openUuid]);
}

function focusRow(uuid: string) {
  // On a change of page the focus goes to the heading of the next one.
  if (isHeadingFocusRequested() || document.querySelector('dialog[open]')) return;
  const row = document.querySelector(`[data-row="${uuid}"]`);
  if (row?.contains(document.activeElement)) return;
  (row?.querySelector<HTMLElement>('a, button') ?? headingIfUnfocused())?.focus();
}

/** Nothing has the focus where an address opened the record, whose row may be on another page. */
const headingIfUnfocused = () =>
  document.activeElement === document.body ? document.querySelector('h1') : null;
