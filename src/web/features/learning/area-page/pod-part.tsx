import { useId } from 'react';
import type { PodContent } from '#contract/learning/area-content.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { areaPageMessages } from '#messages/learning/area-page.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { RecordLink } from '#web/patterns/list/record-link.tsx';
import { LocalizedName, LocalizedNames } from '#web/patterns/localized-name/localized-name.tsx';
import { OtherName } from '#web/patterns/localized-name/other-name.tsx';
import { AssetLinks } from '#web/patterns/reflection/asset-links.tsx';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { RowFeedback } from '#web/ui/feedback/row-feedback.tsx';
import type { Feedback } from '#web/ui/feedback/use-feedback.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { ActiveStatus } from '#web/ui/status/active-status.tsx';
import { Status } from '#web/ui/status/status.tsx';
import styles from './area-page.module.css';
import type { QuestionsPart } from './area-screen.tsx';

const Assets = lazyPart(
  async () => (await import('#web/features/learning/assets/assets.tsx')).Assets,
);

type Props = {
  pod: PodContent;
  area: string;
  isOpen: boolean;
  onToggle: () => void;
  mayWrite: boolean;
  feedback: Feedback | null;
  Questions: QuestionsPart;
};

/** One pod: its names and what is in it, and all of that once it is unfolded. */
export function PodPart(props: Props) {
  const { pod, isOpen, onToggle, mayWrite, feedback } = props;
  const id = useId();
  usePrefetch(Assets, mayWrite);
  const { t } = useTranslation();
  const isMarked = feedback?.about === pod.uuid && feedback.isMarked;
  const classes = [styles.pod, isOpen && styles.unfolded, isMarked && styles.marked];
  return (
    <div data-row={pod.uuid} className={classes.filter(Boolean).join(' ')}>
      <div className={styles.podHead}>
        <h3 data-next-step={pod.uuid}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
          >
            <Icon name="chevron-right" className={styles.turn} />
            <LocalizedName of={pod} />
          </button>
        </h3>
        <OtherName of={pod} className={styles.quiet} />
        <RowFeedback feedback={feedback} about={pod.uuid} />
        {!pod.active && <ActiveStatus active={false} />}
        <span className={styles.quiet}>
          {t(learningMessages.assetsCount, { count: pod.assets.length })}
        </span>
        <QuestionsCount pod={pod} />
      </div>
      <div id={id} hidden={!isOpen} className={styles.podBody}>
        {isOpen && <PodBody {...props} />}
      </div>
    </div>
  );
}

function QuestionsCount({ pod: { questions } }: { pod: PodContent }) {
  const { t } = useTranslation();
  const [total, number] = [questions.en, questions.mi].map(
    (list) => list.filter(({ active }) => active).length,
  );
  if (!total) return <Status tone="warn">{t(areaPageMessages.noQuestions)}</Status>;
  return (
    <>
      <span className={styles.quiet}>{t(areaPageMessages.questionsCount, { count: total })}</span>
      {number !== undefined && number < total && (
        <span className={styles.quiet}>{t(areaPageMessages.teReoMissing, { number, total })}</span>
      )}
    </>
  );
}

function PodBody({ pod, area, mayWrite, Questions }: Props) {
  const { t, locale } = useTranslation();
  const others = pod.areas.filter(({ uuid }) => uuid !== area);
  const name = nameIn(locale, pod);
  return (
    <>
      <div className={styles.facts}>
        {others.length > 0 && (
          <span>{t(learningMessages.alsoIn, { areas: <LocalizedNames of={others} /> })}</span>
        )}
        {pod.aspect && <span>{pod.aspect.name}</span>}
        {pod.subject_matter && <span>{pod.subject_matter.name}</span>}
        {mayWrite && (
          <RecordLink uuid={pod.uuid} name={name}>
            {learningMessages.editPod}
          </RecordLink>
        )}
      </div>
      {mayWrite ? <Assets pod={pod} level="h4" /> : <AssetLinks assets={pod.assets} pod={name} />}
      <section className={styles.asked}>
        <h4>{t(areaPageMessages.questions)}</h4>
        <Questions place={{ ...pod, type: 'pod', area }} />
      </section>
    </>
  );
}
