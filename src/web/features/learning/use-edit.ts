import { useNavigate, useSearch } from '@tanstack/react-router';
import { permits, useCurrentUser } from '#web/platform/session.ts';

/** Which record is in the dialog is in the address, so that it can be linked to and gone back from. */
export function useEdit() {
  const edit = useSearch({ strict: false, select: (search) => search.edit });
  const navigate = useNavigate();
  const mayWrite = permits(useCurrentUser(), 'learning.write');
  return {
    mayWrite,
    /** The record's uuid, `new`, or nothing; also for whoever may only read. */
    edit: mayWrite ? edit : undefined,
    open: (uuid: string) =>
      navigate({ to: '.', search: (now) => ({ ...now, edit: uuid }), resetScroll: false }),
    close: () =>
      navigate({
        to: '.',
        search: (now) => ({ ...now, edit: undefined }),
        resetScroll: false,
        replace: true,
      }),
  };
}
