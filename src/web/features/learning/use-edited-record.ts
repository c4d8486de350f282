import {
  type OpenRecord,
  useOpenRecordActions,
  useReturnToRow,
} from '#web/patterns/list/use-open-record.ts';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';

/** The record in the dialog is in the address, so that links and Back work. */
export function useEditedRecord({ edit, view }: OpenRecord) {
  const { close } = useOpenRecordActions();
  useReturnToRow(edit ?? view);
  const mayWrite = hasPermission(useCurrentUser(), 'learning.write');
  return {
    mayWrite,
    /** The record's uuid, `new`, or nothing. */
    edit: mayWrite ? edit : undefined,
    /** The address opens a form that this person may not use, or not any more. */
    isRefused: !mayWrite && edit !== undefined,
    /** The same for people who may only read. */
    view: mayWrite ? undefined : view,
    close,
  };
}
