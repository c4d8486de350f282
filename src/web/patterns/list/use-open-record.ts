import { useChangeSearch } from '#web/platform/router/use-change-search.ts';

/** The search parameters of the address. */
export type OpenRecord = { view?: string | undefined; edit?: string | undefined };

/**
 * The open record is in the address: `view` shows it, `edit` opens its form; `edit=new` adds one.
 * `RecordLink` opens one from its row.
 */
export function useOpenRecord({ view, edit }: OpenRecord) {
  return { view: edit ? undefined : view, edit, ...useOpenRecordActions() };
}

export function useOpenRecordActions() {
  const { change } = useChangeSearch();
  const show = (record: OpenRecord, options: { replace?: boolean } = {}) =>
    change({ view: undefined, edit: undefined, ...record }, options);
  return {
    openNew: () => show({ edit: 'new' }),
    openEdit: (uuid: string) => show({ edit: uuid }),
    /** Opens the next or previous record. Back then closes it, and does not return to the first. */
    step: (uuid: string) => show({ view: uuid }, { replace: true }),
    /** Resolves once the dialog is closed: screen readers ignore live regions behind it. */
    close: () => show({}, { replace: true }),
  };
}
