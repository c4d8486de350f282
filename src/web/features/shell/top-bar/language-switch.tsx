import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { languageIndex } from '#contract/localisation/localisation.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useChangeLanguage } from '#web/platform/browser/use-change-language.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './language-switch.module.css';

type Props = {
  /** On phones, only the icon is drawn. */
  isCompact?: boolean;
};

/**
 * On every page, for guests too. Each language is called by its own name, with how much of the
 * product is in it.
 */
export function LanguageSwitch({ isCompact = false }: Props) {
  const { locale, t } = useTranslation();
  const { data } = useQuery(read(languageIndex, {}));
  const choice = useChangeLanguage();
  const id = useId();
  if (!data || data.languages.length < 2) return null;
  return (
    <span className={`${styles.switch} ${isCompact ? styles.compact : ''}`}>
      <Icon name="localisation" />
      <label className="visually-hidden" htmlFor={id}>
        {t(shellMessages.language)}
      </label>
      <select
        id={id}
        aria-describedby={choice.isError ? `${id}-problem` : undefined}
        value={(choice.isPending && choice.variables) || locale}
        onChange={(event) => choice.mutate(event.target.value)}
      >
        {data.languages.map(({ code, native_name: name, percent = 100 }) => (
          <option key={code} value={code} lang={code}>
            {percent < 100 ? `${name} · ${percent}%` : name}
          </option>
        ))}
      </select>
      {choice.isError && (
        <span id={`${id}-problem`} role="alert" className={styles.problem}>
          {t(shellMessages.languageFailed)}
        </span>
      )}
    </span>
  );
}
