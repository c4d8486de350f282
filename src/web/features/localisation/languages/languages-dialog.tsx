import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  keptLanguages,
  type ManagedLanguage,
  updateLanguage,
} from '#contract/localisation/localisation.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { localisationMessages } from '#messages/localisation/localisation.ts';
import { localisationPanelsMessages } from '#messages/localisation/localisation-panels.ts';
import { english } from '#messages/localizer.ts';
import { coverageMessage } from '#web/features/localisation/texts/coverage.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import { AddLanguage } from './add-language.tsx';
import styles from './languages-dialog.module.css';

/** Which languages people may choose, and the way to a further one. */
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
  const update = useWrite(updateLanguage);
  const [problem, setProblem] = useState<DisplayText>('');
  const { code, name, native_name, active, coverage, updated_at: ifMatch } = language;
  const isOn = update.isPending ? update.variables.body.active === true : active;

  async function turn(active: boolean) {
    setProblem('');
    try {
      await update.mutateAsync({ body: { code, name, native_name, active }, ifMatch });
    } catch (error) {
      setProblem(errorMessage(error));
    }
  }

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
          onChange={(isOn) => void turn(isOn)}
          error={problem || undefined}
        />
      )}
    </li>
  );
}
