import { type OpenRecord, useOpenRecordActions } from '#web/patterns/list/use-open-record.ts';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';

/** Which record is in the dialog is in the address, so that it can be linked to and gone back from. */
export function useEditedRecord({ edit, view }: OpenRecord) {
  const { openNew, close } = useOpenRecordActions();
  const mayWrite = hasPermission(useCurrentUser(), 'learning.write');
  return {
    mayWrite,
    /** The record's uuid, `new`, or nothing. */
    edit: mayWrite ? edit : undefined,
    /** The same for whoever may only read. */
    view: mayWrite ? undefined : view,
    openNew,
    close,
  };
}
