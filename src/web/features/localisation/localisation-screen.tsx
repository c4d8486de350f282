import { useSuspenseQuery } from '@tanstack/react-query';
import { keptLanguages } from '#contract/localisation.ts';
import { page } from '#contract/pages.ts';
import { localisationMessages } from '#messages/localisation.ts';
import { read } from '#web/platform/endpoint-query.ts';
import { lazyPart, usePrefetch } from '#web/platform/lazy-part.tsx';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LanguageTexts } from './language-texts.tsx';
import styles from './localisation-screen.module.css';
import { Sections } from './sections.tsx';
import { useLocalisationParams } from './use-localisation-params.ts';

const { title, purpose } = page('/localisation');
const Dialog = lazyPart(async () => (await import('./localisation-dialog.tsx')).LocalisationDialog);

/** The words of the product, language by language, for those who may change them. */
export function LocalisationScreen() {
  const { t } = useTranslation();
  const place = useLocalisationParams();
  usePrefetch(Dialog);
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
              {t(localisationMessages.importExport)}
            </Button>
            <Button onClick={() => place.openPanel('languages')}>
              {t(localisationMessages.languages)}
            </Button>
          </div>
        }
      />
      <div className={styles.screen}>
        <Sections language={language} languages={languages} place={place} />
        <LanguageTexts key={language.code} language={language} place={place} />
      </div>
      {place.open && <Dialog place={place} code={language.code} name={language.name} />}
    </>
  );
}
