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
  place: LocalisationParams;
};

/** Which language and which part of the product, each with how much of it is worded. */
export function Sections({ language, languages, place }: Props) {
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
        options={languages.map((one) => ({
          value: one.code,
          label: message(localisationMessages.inPercent, {
            name: one.native_name,
            percent: percentOf(one.coverage),
          }),
        }))}
        onChange={(event) => place.speak(event.target.value)}
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
            search={(now) => ({ ...now, status: 'outdated', page: undefined, section: undefined })}
            className={styles.outdated}
          >
            {t(localisationMessages.outdatedCount, { count: coverage.outdated })}
          </Link>
        )}
      </div>
      <SectionSelect sections={sections} place={place} />
      <nav className={styles.nav} aria-labelledby={name.id}>
        {name.words}
        <a className="visually-hidden" href="#texts">
          {t(localisationMessages.skipSections)}
        </a>
        <ul>
          <SectionLink section={undefined} coverage={coverage} place={place} />
          {sections.map((one) => (
            <SectionLink key={one.section} section={one.section} coverage={one} place={place} />
          ))}
        </ul>
      </nav>
    </div>
  );
}

type SelectProps = { sections: readonly SectionCoverage[]; place: LocalisationParams };

/** In place of the long list where there is no room beside the texts. */
function SectionSelect({ sections, place }: SelectProps) {
  const options = sections.map((one) => ({
    value: one.section,
    label: message(localisationMessages.inPercent, {
      name: sectionName(one.section),
      percent: percentOf(one),
    }),
  }));
  return (
    <div className={styles.select}>
      <SelectField
        label={localisationMessages.section}
        value={place.section ?? ''}
        options={[{ value: '', label: localisationMessages.allSections }, ...options]}
        onChange={(event) => place.show(event.target.value || undefined)}
      />
    </div>
  );
}

/** Or the link without a section would seem to lead to where every other one does. */
const exactLink = { exact: true, includeSearch: true } as const;

type LinkProps = {
  section: string | undefined;
  coverage: Pick<ManagedLanguage['coverage'], 'total' | 'translated'>;
  place: LocalisationParams;
};

function SectionLink({ section, coverage, place }: LinkProps) {
  const { t } = useTranslation();
  const percent = percentOf(coverage);
  return (
    <li>
      <Link
        to="."
        search={(now) => ({ ...now, section, page: undefined, text: undefined })}
        resetScroll={false}
        preload={false}
        activeOptions={exactLink}
        className={styles.link}
        aria-current={place.section === section ? 'true' : undefined}
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
