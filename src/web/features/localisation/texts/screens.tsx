import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  type ManagedLanguage,
  type ScreenCoverage,
  showCoverage,
} from '#contract/localisation/localisation.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { localisationMessages } from '#messages/localisation/localisation.ts';
import type { LocalisationParams } from '#web/features/localisation/use-localisation-params.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';
import { coverageMessage, percentOf } from './coverage.ts';
import styles from './screens.module.css';

type Props = {
  language: ManagedLanguage;
  languages: readonly ManagedLanguage[];
  params: LocalisationParams;
};

/** The choice of language and of screen, each with how much of it is translated. */
export function Screens({ language, languages, params }: Props) {
  const { t } = useTranslation();
  const name = useHiddenLabel(localisationMessages.screens);
  const { code, coverage } = language;
  const { data } = useQuery(read(showCoverage, { params: { code } }));
  const screens = data?.screens ?? [];
  return (
    <div className={styles.side}>
      <SelectField
        label={localisationMessages.language}
        value={code}
        options={languages.map((option) => ({
          value: option.code,
          label: message(localisationMessages.inPercent, {
            name: option.native_name,
            percent: percentOf(option.coverage),
          }),
        }))}
        onChange={(event) => params.selectLanguage(event.target.value)}
      />
      <div className={styles.whole}>
        <ProgressBar
          value={percentOf(coverage)}
          label={message(localisationMessages.coverageOf, { name: language.name })}
        />
        <p className={styles.words}>{t(coverageMessage(coverage))}</p>
        {coverage.outdated > 0 && (
          <Link
            to="."
            search={(current) => ({
              ...current,
              status: 'outdated',
              page: undefined,
              screen: undefined,
            })}
            className={styles.outdated}
          >
            {t(localisationMessages.outdatedCount, { count: coverage.outdated })}
          </Link>
        )}
      </div>
      <ScreenSelect screens={screens} params={params} />
      <nav className={styles.nav} aria-labelledby={name.id}>
        {name.words}
        <a className="visually-hidden" href="#texts">
          {t(localisationMessages.skipScreens)}
        </a>
        <ul>
          <ScreenLink
            screen={undefined}
            title={localisationMessages.allScreens}
            coverage={coverage}
            params={params}
          />
          {screens.map((item) => (
            <ScreenLink
              key={item.screen}
              screen={item.screen}
              title={item.title}
              coverage={item}
              params={params}
            />
          ))}
        </ul>
      </nav>
    </div>
  );
}

type SelectProps = { screens: readonly ScreenCoverage[]; params: LocalisationParams };

/** Replaces the list of screens where there is no room for it. */
function ScreenSelect({ screens, params }: SelectProps) {
  const options = screens.map((item) => ({
    value: item.screen,
    label: message(localisationMessages.inPercent, {
      name: item.title,
      percent: percentOf(item),
    }),
  }));
  return (
    <div className={styles.select}>
      <SelectField
        label={localisationMessages.screen}
        value={params.screen ?? ''}
        options={[{ value: '', label: localisationMessages.allScreens }, ...options]}
        onChange={(event) => params.selectScreen(event.target.value || undefined)}
      />
    </div>
  );
}

/** Otherwise "All screens" would count as the current link on every screen. */
const exactLink = { exact: true, includeSearch: true } as const;

type LinkProps = {
  screen: string | undefined;
  title: DisplayText;
  coverage: Pick<ManagedLanguage['coverage'], 'total' | 'translated'>;
  params: LocalisationParams;
};

function ScreenLink({ screen, title, coverage, params }: LinkProps) {
  const { t } = useTranslation();
  const { translated, total } = coverage;
  return (
    <li>
      <Link
        to="."
        search={(current) => ({ ...current, screen, page: undefined, text: undefined })}
        resetScroll={false}
        preload={false}
        activeOptions={exactLink}
        className={styles.link}
        aria-current={params.screen === screen ? 'true' : undefined}
      >
        <span className={styles.name}>{t(title)}</span>{' '}
        <span className={styles.words}>
          {t(localisationMessages.translatedOf, { translated, total })}
        </span>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ transform: `scaleX(${percentOf(coverage) / 100})` }} />
        </span>
      </Link>
    </li>
  );
}
