import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeptLanguage, type SectionCoverage, showCoverage } from '#contract/localisation.ts';
import { localisationText } from '#texts/localisation.ts';
import { english } from '#texts/speaker.ts';
import { say } from '#texts/text.ts';
import { read } from '#web/platform/data.ts';
import { useName } from '#web/platform/use-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { coverageWords, percentOf, sectionName } from './coverage.ts';
import styles from './sections.module.css';
import type { PlaceInAddress } from './use-place.ts';

type Props = {
  language: KeptLanguage;
  languages: readonly KeptLanguage[];
  place: PlaceInAddress;
};

/** Which language and which part of the product, each with how much of it is worded. */
export function Sections({ language, languages, place }: Props) {
  const { t } = useText();
  const name = useName(localisationText.sections);
  const { code, coverage } = language;
  const { data } = useQuery(read(showCoverage, { params: { code } }));
  const sections = data?.sections ?? [];
  return (
    <div className={styles.side}>
      <SelectField
        label={localisationText.language}
        value={code}
        options={languages.map((one) => ({
          value: one.code,
          label: say(localisationText.inPercent, {
            name: one.native_name,
            percent: percentOf(one.coverage),
          }),
        }))}
        onChange={(event) => place.speak(event.target.value)}
      />
      <div className={styles.whole}>
        <ProgressBar
          value={percentOf(coverage)}
          label={say(localisationText.coverageOf, { name: language.name })}
        />
        <p className={styles.words}>{t(coverageWords(coverage))}</p>
        {coverage.outdated > 0 && (
          <Link
            to="."
            search={(now) => ({ ...now, status: 'outdated', page: undefined, section: undefined })}
            className={styles.outdated}
          >
            {t(localisationText.outdatedCount, { count: coverage.outdated })}
          </Link>
        )}
      </div>
      <SectionSelect sections={sections} place={place} />
      <nav className={styles.nav} aria-labelledby={name.id}>
        {name.words}
        <a className="visually-hidden" href="#texts">
          {t(localisationText.skipSections)}
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

type SelectProps = { sections: readonly SectionCoverage[]; place: PlaceInAddress };

/** In place of the long list where there is no room beside the texts. */
function SectionSelect({ sections, place }: SelectProps) {
  const options = sections.map((one) => ({
    value: one.section,
    label: say(localisationText.inPercent, {
      name: sectionName(one.section),
      percent: percentOf(one),
    }),
  }));
  return (
    <div className={styles.select}>
      <SelectField
        label={localisationText.section}
        value={place.section ?? ''}
        options={[{ value: '', label: localisationText.allSections }, ...options]}
        onChange={(event) => place.show(event.target.value || undefined)}
      />
    </div>
  );
}

/** Or the link without a section would seem to lead to where every other one does. */
const exactly = { exact: true, includeSearch: true } as const;

type LinkProps = {
  section: string | undefined;
  coverage: Pick<KeptLanguage['coverage'], 'total' | 'translated'>;
  place: PlaceInAddress;
};

function SectionLink({ section, coverage, place }: LinkProps) {
  const { t } = useText();
  const percent = percentOf(coverage);
  return (
    <li>
      <Link
        to="."
        search={(now) => ({ ...now, section, page: undefined, text: undefined })}
        resetScroll={false}
        preload={false}
        activeOptions={exactly}
        className={styles.link}
        aria-current={place.section === section ? 'true' : undefined}
      >
        <span className={styles.name}>
          {section === undefined ? (
            t(localisationText.allSections)
          ) : (
            <span lang={english}>{sectionName(section)}</span>
          )}
        </span>{' '}
        <span className={styles.words}>{t(localisationText.percent, { percent })}</span>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ transform: `scaleX(${percent / 100})` }} />
        </span>
      </Link>
    </li>
  );
}
