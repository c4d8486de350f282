import { FilesDialog } from './files/files-dialog.tsx';
import { LanguagesDialog } from './languages/languages-dialog.tsx';
import type { LocalisationParams } from './use-localisation-params.ts';
import { HistoryDialog } from './wording/history-dialog.tsx';

type Props = { place: LocalisationParams; code: string; name: string };

/** What the address says is open beside the texts. */
export function LocalisationDialog({ place, code, name }: Props) {
  const { open, historyOf, closePanel } = place;
  if (open === 'languages') return <LanguagesDialog onClose={closePanel} />;
  if (open === 'files') return <FilesDialog language={{ code, name }} onClose={closePanel} />;
  if (!historyOf) return null;
  return <HistoryDialog about={{ locale: code, key: historyOf }} onClose={closePanel} />;
}
