import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type KeptLanguage, keptLanguages, updateLanguage } from '#contract/localisation.ts';
import { localisationText } from '#texts/localisation.ts';
import { localisationPanelsText } from '#texts/localisation-panels.ts';
import { english } from '#texts/speaker.ts';
import { say, type Words } from '#texts/text.ts';
import { read, useWrite } from '#web/platform/data.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { AddLanguage } from './add-language.tsx';
import { coverageWords } from './coverage.ts';
import styles from './languages-dialog.module.css';

/** Which languages people may choose, and the way to a further one. */
export function LanguagesDialog({ onClose }: { onClose: () => void }) {
  const { languages } = useSuspenseQuery(read(keptLanguages, {})).data;
  return (
    <Dialog open size="xl" title={localisationText.languages} onClose={onClose}>
      <div className={styles.dialog}>
        <ul className={styles.languages}>
          {languages.map((language) => (
            <LanguageRow key={language.code} language={language} />
          ))}
        </ul>
        <AddLanguage />
      </div>
    </Dialog>
  );
}

function LanguageRow({ language }: { language: KeptLanguage }) {
  const { t } = useText();
  const update = useWrite(updateLanguage);
  const [problem, setProblem] = useState<Words>('');
  const { code, name, native_name, active, coverage, updated_at: ifMatch } = language;
  const isOn = update.isPending ? update.variables.body.active === true : active;

  async function turn(active: boolean) {
    setProblem('');
    try {
      await update.mutateAsync({ body: { code, name, native_name, active }, ifMatch });
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }

  return (
    <li className={styles.language}>
      <p className={styles.names}>
        <strong lang={code}>{native_name}</strong>
        <span>{name === native_name ? code : `${name} · ${code}`}</span>
        <span>{t(coverageWords(coverage))}</span>
      </p>
      {code === english ? (
        <p className={styles.stays}>{t(localisationPanelsText.englishStays)}</p>
      ) : (
        <Switch
          id={`language-${code}`}
          label={localisationPanelsText.mayChoose}
          name={say(localisationPanelsText.mayChooseNamed, { name })}
          isOn={isOn}
          onChange={(isOn) => void turn(isOn)}
          error={problem || undefined}
        />
      )}
    </li>
  );
}
