import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ReplyJson } from '#contract/endpoint.ts';
import type { areaContent, BilingualQuestions } from '#contract/learning/area-content.ts';
import type { Asset } from '#contract/learning/assets.ts';
import { type QuestionLocale, questionLocales } from '#contract/learning/questions.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { areaPageMessages } from '#messages/learning/area-page.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { myLearningMessages } from '#messages/my-learning/my-learning.ts';
import { requestHeadingFocus } from '#web/heading-focus.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { AssetLinks } from '#web/patterns/reflection/asset-links.tsx';
import { QuestionText } from '#web/patterns/reflection/question-text.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import styles from './as-learner.module.css';

type Props = { content: ReplyJson<typeof areaContent>; language: QuestionLocale };

/** The area as somebody who learns in this language meets it. */
export function AsLearner({ content: { area, pods, questions }, language }: Props) {
  const { t } = useTranslation();
  const active = pods.filter((pod) => pod.active);
  const isEmpty = active.length === 0 && askedIn(language, questions).asked.length === 0;
  return (
    <>
      <PageHeader
        title={<LocalizedName of={area} language={language} />}
        actions={
          <ButtonLink to="." search={{ as: undefined }} onClick={requestHeadingFocus}>
            {t(areaPageMessages.backToEditing)}
          </ButtonLink>
        }
      />
      <div className={styles.page}>
        <Callout tone="info">{t(areaPageMessages.asLearner)}</Callout>
        <LanguageSwitch language={language} />
        {isEmpty && <Empty>{t(areaPageMessages.nothingToSee)}</Empty>}
        {active.map((pod) => (
          <Place
            key={pod.uuid}
            name={nameIn(language, pod)}
            language={language}
            questions={pod.questions}
            assets={pod.assets}
          >
            <LocalizedName of={pod} language={language} />
          </Place>
        ))}
        {!isEmpty && (
          <Place name="" language={language} questions={questions} assets={[]}>
            {t(progressMessages.areaReflection)}
          </Place>
        )}
      </div>
    </>
  );
}

function LanguageSwitch({ language }: Pick<Props, 'language'>) {
  const name = useHiddenLabel(areaPageMessages.learnerLanguage);
  const { words } = useTranslation();
  const labels = { en: areaPageMessages.english, mi: areaPageMessages.teReo };
  return (
    <nav aria-labelledby={name.id} className={styles.languages}>
      {name.words}
      {questionLocales.map((locale) => (
        <Link
          key={locale}
          to="."
          search={{ as: locale }}
          activeOptions={{ exact: true }}
          aria-current={locale === language ? 'true' : undefined}
          lang={locale === 'mi' ? 'mi' : 'en-NZ'}
        >
          {words(labels[locale])}
        </Link>
      ))}
    </nav>
  );
}

type PlaceProps = {
  name: string;
  language: QuestionLocale;
  questions: BilingualQuestions;
  assets: readonly Asset[];
  children: ReactNode;
};

/** A pod, or the area's own reflection: its questions, and what it offers beside them. */
function Place({ name, language, questions, assets, children }: PlaceProps) {
  const { t } = useTranslation();
  const { locale, asked } = askedIn(language, questions);
  return (
    <section className={styles.place}>
      <h2>{children}</h2>
      <div className={styles.columns}>
        {asked.length === 0 ? (
          <p>{t(myLearningMessages.noQuestions)}</p>
        ) : (
          <ol className={styles.questions}>
            {asked.map(({ uuid, question }) => (
              <li key={uuid}>
                <QuestionText locale={locale}>{question}</QuestionText>
                <div className={styles.box}>{t(areaPageMessages.answerHere)}</div>
              </li>
            ))}
          </ol>
        )}
        {assets.length > 0 && (
          <aside>
            <h3>{t(areaPageMessages.materials)}</h3>
            <AssetLinks assets={assets} pod={name} language={language} />
          </aside>
        )}
      </div>
    </section>
  );
}

/** The questions a new reflection begins with: English where nothing is asked in the language. */
function askedIn(language: QuestionLocale, questions: BilingualQuestions) {
  const active = questions[language].filter((question) => question.active);
  if (active.length > 0 || language === 'en') return { locale: language, asked: active };
  return { locale: 'en' as const, asked: questions.en.filter((question) => question.active) };
}
