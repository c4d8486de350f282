import { useChangeSearch } from '#web/platform/router/use-change-search.ts';

/** As the address names it. */
export type OpenRecord = { view?: string | undefined; edit?: string | undefined };

/**
 * Which record is open is in the address: `view` to look at it, `edit` to change it, where `new` is
 * one that is being added. `RecordLink` opens one from its row.
 */
export function useOpenRecord({ view, edit }: OpenRecord) {
  return { view: edit ? undefined : view, edit, ...useOpenRecordActions() };
}

export function useOpenRecordActions() {
  const { change } = useChangeSearch();
  const show = (opened: OpenRecord, how: { replace?: boolean } = {}) =>
    change({ view: undefined, edit: undefined, ...opened }, how);
  return {
    openNew: () => show({ edit: 'new' }),
    openEdit: (uuid: string) => show({ edit: uuid }),
    /** To the record beside the one that is open: Back leaves both of them. */
    step: (uuid: string) => show({ view: uuid }, { replace: true }),
    /** Resolves once the dialog is closed: screen readers ignore live regions behind it. */
    close: () => show({}, { replace: true }),
  };
}
