import { useSuspenseQuery } from '@tanstack/react-query';
import { keptLanguages, type ManagedLanguage } from '#contract/localisation/localisation.ts';
import { message } from '#lib/messages/message.ts';
import { localisationMessages } from '#messages/localisation/localisation.ts';
import { localisationPanelsMessages } from '#messages/localisation/localisation-panels.ts';
import { english } from '#messages/localizer.ts';
import { coverageMessage } from '#web/features/localisation/texts/coverage.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import { AddLanguage } from './add-language.tsx';
import styles from './languages-dialog.module.css';
import { useLanguageSwitch } from './use-language-switch.ts';

/** The languages, whether people may choose them, and a form to add one. */
export function LanguagesDialog({ onClose }: { onClose: () => void }) {
  const { languages } = useSuspenseQuery(read(keptLanguages, {})).data;
  return (
    <Dialog open size="xl" title={localisationMessages.languages} onClose={onClose}>
      <div className={styles.dialog}>
        <ul>
          {languages.map((language) => (
            <LanguageRow key={language.code} language={language} />
          ))}
        </ul>
        <AddLanguage />
      </div>
    </Dialog>
  );
}

function LanguageRow({ language }: { language: ManagedLanguage }) {
  const { t } = useTranslation();
  const { code, name, native_name, coverage } = language;
  const { isOn, press, problem } = useLanguageSwitch(language);

  return (
    <li className={styles.language}>
      <p className={styles.names}>
        <strong lang={code}>{native_name}</strong>
        <span>{name === native_name ? code : `${name} · ${code}`}</span>
        <span>{t(coverageMessage(coverage))}</span>
      </p>
      {code === english ? (
        <p className={styles.stays}>{t(localisationPanelsMessages.englishStays)}</p>
      ) : (
        <Switch
          id={`language-${code}`}
          label={localisationPanelsMessages.mayChoose}
          name={message(localisationPanelsMessages.mayChooseNamed, { name })}
          isOn={isOn}
          onChange={press}
          error={problem}
        />
      )}
    </li>
  );
}
