import { FilesDialog } from './files/files-dialog.tsx';
import { LanguagesDialog } from './languages/languages-dialog.tsx';
import type { LocalisationParams } from './use-localisation-params.ts';
import { HistoryDialog } from './wording/history-dialog.tsx';

type Props = { params: LocalisationParams; code: string; name: string };

/** The dialog that the address says is open. */
export function LocalisationDialog({ params, code, name }: Props) {
  const { open, historyOf, closePanel } = params;
  if (open === 'languages') return <LanguagesDialog onClose={closePanel} />;
  if (open === 'files') return <FilesDialog language={{ code, name }} onClose={closePanel} />;
  if (!historyOf) return null;
  return <HistoryDialog about={{ locale: code, key: historyOf }} onClose={closePanel} />;
}
