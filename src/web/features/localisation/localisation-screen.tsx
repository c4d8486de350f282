import { useSuspenseQuery } from '@tanstack/react-query';
import { keptLanguages } from '#contract/localisation.ts';
import { page } from '#contract/pages.ts';
import { localisationText } from '#texts/localisation.ts';
import { read } from '#web/platform/data.ts';
import { later, useAhead } from '#web/platform/later.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import styles from './localisation-screen.module.css';
import { Sections } from './sections.tsx';
import { Texts } from './texts.tsx';
import { usePlace } from './use-place.ts';

export { ahead } from './text-list.ts';

const { title, purpose } = page('/localisation');
const Panel = later(async () => (await import('./panel.tsx')).Panel);

/** The words of the product, language by language, for those who may change them. */
export function LocalisationScreen() {
  const { t } = useText();
  const place = usePlace();
  useAhead(Panel);
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
      {place.open && <Panel place={place} code={language.code} name={language.name} />}
    </>
  );
}
