import { useSuspenseQuery } from '@tanstack/react-query';
import { keptLanguages } from '#contract/localisation/localisation.ts';
import { page } from '#contract/pages/pages.ts';
import { localisationMessages } from '#messages/localisation/localisation.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import styles from './localisation-screen.module.css';
import { LanguageTexts } from './texts/language-texts.tsx';
import { Screens } from './texts/screens.tsx';
import { useLocalisationParams } from './use-localisation-params.ts';

const { title, purpose } = page('/localisation');
const Dialog = lazyPart(async () => (await import('./localisation-dialog.tsx')).LocalisationDialog);

/** The words of the product, language by language, for those who may change them. */
export function LocalisationScreen() {
  const { t } = useTranslation();
  const params = useLocalisationParams();
  usePrefetch(Dialog);
  const { languages } = useSuspenseQuery(read(keptLanguages, {})).data;
  const language = languages.find(({ code }) => code === params.language) ?? languages[0];
  if (!language) return null;
  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose}
        actions={
          <div className={styles.actions}>
            <Button onClick={() => params.openPanel('files')}>
              {t(localisationMessages.importExport)}
            </Button>
            <Button onClick={() => params.openPanel('languages')}>
              {t(localisationMessages.languages)}
            </Button>
          </div>
        }
      />
      <div className={styles.screen}>
        <Screens language={language} languages={languages} params={params} />
        <LanguageTexts key={language.code} language={language} params={params} />
      </div>
      {params.open && <Dialog params={params} code={language.code} name={language.name} />}
    </>
  );
}
