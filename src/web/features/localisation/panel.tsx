import { FilesDialog } from './files-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { LanguagesDialog } from './languages-dialog.tsx';
import type { PlaceInAddress } from './use-place.ts';

type Props = { place: PlaceInAddress; code: string; name: string };

/** What the address says is open beside the texts. */
export function Panel({ place, code, name }: Props) {
  const { open, historyOf, closePanel } = place;
  if (open === 'languages') return <LanguagesDialog onClose={closePanel} />;
  if (open === 'files') return <FilesDialog language={{ code, name }} onClose={closePanel} />;
  if (!historyOf) return null;
  return <HistoryDialog about={{ locale: code, key: historyOf }} onClose={closePanel} />;
}
