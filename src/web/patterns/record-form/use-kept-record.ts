import { useState } from 'react';

type Options<R> = {
  /** The open record, as its list has it. */
  listed: R | undefined;
  isOpen: (record: R) => boolean;
  /** Its `updated_at`, where the form saves it: what was saved there may be newer than the list. */
  versionOf?: (record: R) => string;
};

/**
 * The record that a dialog is open for. It may leave its list meanwhile, by a colleague's change or by
 * one's own: the dialog keeps it, as it was last seen or given to `remember`.
 */
export function useKeptRecord<R>({ listed, isOpen, versionOf = () => '' }: Options<R>) {
  const [lastSeen, remember] = useState<R>();
  const kept = lastSeen !== undefined && isOpen(lastSeen) ? lastSeen : undefined;
  const isKeptNewer = listed && kept && versionOf(kept) > versionOf(listed);
  const record = isKeptNewer ? kept : (listed ?? kept);
  if (record !== undefined && record !== lastSeen) remember(record);
  return { record, remember };
}
