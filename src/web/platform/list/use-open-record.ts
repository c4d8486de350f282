import { useNavigate, useSearch } from '@tanstack/react-router';

/**
 * Which record is open is in the address: `view` to look at it, `edit` to change it, where `new` is
 * one that is being added. `RecordLink` opens one from its row.
 */
export function useOpenRecord() {
  const { view, edit } = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = (opened: { view?: string; edit?: string }, how: { replace?: boolean } = {}) =>
    navigate({
      to: '.',
      search: (now) => ({ ...now, view: undefined, edit: undefined, ...opened }),
      resetScroll: false,
      ...how,
    });
  return {
    view: edit ? undefined : view,
    edit,
    openNew: () => show({ edit: 'new' }),
    openEdit: (uuid: string) => show({ edit: uuid }),
    /** To the record beside the one that is open: Back leaves both of them. */
    step: (uuid: string) => show({ view: uuid }, { replace: true }),
    /** Resolves once the dialog is closed: screen readers ignore live regions behind it. */
    close: () => show({}, { replace: true }),
  };
}
