import { useSuspenseQuery } from '@tanstack/react-query';
import { keptLanguages } from '#contract/localisation.ts';
import { page } from '#contract/pages.ts';
import { localisationText } from '#texts/localisation.ts';
import { read } from '#web/platform/data.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FilesDialog } from './files-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { LanguagesDialog } from './languages-dialog.tsx';
import styles from './localisation-screen.module.css';
import { Sections } from './sections.tsx';
import { Texts } from './texts.tsx';
import { type PlaceInAddress, usePlace } from './use-place.ts';

const { title, purpose } = page('/localisation');

/** The words of the product, language by language, for those who may change them. */
export function LocalisationScreen() {
  const { t } = useText();
  const place = usePlace();
  const { languages } = useSuspenseQuery(read(keptLanguages, {})).data;
  const language = languages.find(({ code }) => code === place.language) ?? languages[0];
  if (!language) return null;
  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose}
        actions={
          <div className={styles.actions}>
            <Button onClick={() => place.openPanel('files')}>
              {t(localisationText.importExport)}
            </Button>
            <Button onClick={() => place.openPanel('languages')}>
              {t(localisationText.languages)}
            </Button>
          </div>
        }
      />
      <div className={styles.screen}>
        <Sections language={language} languages={languages} place={place} />
        <Texts key={language.code} language={language} place={place} />
      </div>
      <Panel place={place} code={language.code} name={language.name} />
    </>
  );
}

type PanelProps = { place: PlaceInAddress; code: string; name: string };

function Panel({ place, code, name }: PanelProps) {
  const { open, historyOf, closePanel } = place;
  if (open === 'languages') return <LanguagesDialog onClose={closePanel} />;
  if (open === 'files') return <FilesDialog language={{ code, name }} onClose={closePanel} />;
  if (!historyOf) return null;
  return <HistoryDialog about={{ locale: code, key: historyOf }} onClose={closePanel} />;
}
