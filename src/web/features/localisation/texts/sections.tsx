import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  type ManagedLanguage,
  type SectionCoverage,
  showCoverage,
} from '#contract/localisation/localisation.ts';
import { message } from '#lib/messages/message.ts';
import { localisationMessages } from '#messages/localisation/localisation.ts';
import { english } from '#messages/localizer.ts';
import type { LocalisationParams } from '#web/features/localisation/use-localisation-params.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';
import { coverageMessage, percentOf, sectionName } from './coverage.ts';
import styles from './sections.module.css';

type Props = {
  language: ManagedLanguage;
  languages: readonly ManagedLanguage[];
  params: LocalisationParams;
};

/** The choice of language and of section, each with how much of it is translated. */
export function Sections({ language, languages, params }: Props) {
  const { t } = useTranslation();
  const name = useHiddenLabel(localisationMessages.sections);
  const { code, coverage } = language;
  const { data } = useQuery(read(showCoverage, { params: { code } }));
  const sections = data?.sections ?? [];
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
              section: undefined,
            })}
            className={styles.outdated}
          >
            {t(localisationMessages.outdatedCount, { count: coverage.outdated })}
          </Link>
        )}
      </div>
      <SectionSelect sections={sections} params={params} />
      <nav className={styles.nav} aria-labelledby={name.id}>
        {name.words}
        <a className="visually-hidden" href="#texts">
          {t(localisationMessages.skipSections)}
        </a>
        <ul>
          <SectionLink section={undefined} coverage={coverage} params={params} />
          {sections.map((item) => (
            <SectionLink
              key={item.section}
              section={item.section}
              coverage={item}
              params={params}
            />
          ))}
        </ul>
      </nav>
    </div>
  );
}

type SelectProps = { sections: readonly SectionCoverage[]; params: LocalisationParams };

/** Replaces the list of sections where the screen has no room for it. */
function SectionSelect({ sections, params }: SelectProps) {
  const options = sections.map((item) => ({
    value: item.section,
    label: message(localisationMessages.inPercent, {
      name: sectionName(item.section),
      percent: percentOf(item),
    }),
  }));
  return (
    <div className={styles.select}>
      <SelectField
        label={localisationMessages.section}
        value={params.section ?? ''}
        options={[{ value: '', label: localisationMessages.allSections }, ...options]}
        onChange={(event) => params.selectSection(event.target.value || undefined)}
      />
    </div>
  );
}

/** Otherwise "All sections" would count as the current link on every section. */
const exactLink = { exact: true, includeSearch: true } as const;

type LinkProps = {
  section: string | undefined;
  coverage: Pick<ManagedLanguage['coverage'], 'total' | 'translated'>;
  params: LocalisationParams;
};

function SectionLink({ section, coverage, params }: LinkProps) {
  const { t } = useTranslation();
  const percent = percentOf(coverage);
  return (
    <li>
      <Link
        to="."
        search={(current) => ({ ...current, section, page: undefined, text: undefined })}
        resetScroll={false}
        preload={false}
        activeOptions={exactLink}
        className={styles.link}
        aria-current={params.section === section ? 'true' : undefined}
      >
        <span className={styles.name}>
          {section === undefined ? (
            t(localisationMessages.allSections)
          ) : (
            <span lang={english}>{sectionName(section)}</span>
          )}
        </span>{' '}
        <span className={styles.words}>{t(localisationMessages.percent, { percent })}</span>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ transform: `scaleX(${percent / 100})` }} />
        </span>
      </Link>
    </li>
  );
}
