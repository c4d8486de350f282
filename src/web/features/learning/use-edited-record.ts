import { useNavigate, useSearch } from '@tanstack/react-router';
import { hasPermission, useCurrentUser } from '#web/platform/session.ts';

/** Which record is in the dialog is in the address, so that it can be linked to and gone back from. */
export function useEditedRecord() {
  const { edit, view } = useSearch({ strict: false });
  const navigate = useNavigate();
  const mayWrite = hasPermission(useCurrentUser(), 'learning.write');
  return {
    mayWrite,
    /** The record's uuid, `new`, or nothing. */
    edit: mayWrite ? edit : undefined,
    /** The same for whoever may only read. */
    view: mayWrite ? undefined : view,
    open: (uuid: string) =>
      navigate({ to: '.', search: (now) => ({ ...now, edit: uuid }), resetScroll: false }),
    close: () =>
      navigate({
        to: '.',
        search: (now) => ({ ...now, edit: undefined, view: undefined }),
        resetScroll: false,
        replace: true,
      }),
  };
}
