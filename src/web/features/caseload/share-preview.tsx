import type { UseQueryResult } from '@tanstack/react-query';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from './caseload.module.css';
import type { PreviewedShare } from './use-moves.ts';

type Props = {
  query: UseQueryResult<PreviewedShare>;
  share: PreviewedShare | undefined;
  /** The one whose learners are shared out. */
  organisation: string | undefined;
  isNobodyChosen: boolean;
};

/** Who would get how many, before anything is done. */
export function SharePreview({ query, share, organisation, isNobodyChosen }: Props) {
  const { t } = useTranslation();
  if (isNobodyChosen) return <p>{t(caseloadMessages.chooseOneMentor)}</p>;
  if (query.isError) return <LoadError title={caseloadMessages.previewNotLoaded} query={query} />;
  if (!share) return <Skeleton lines={4} />;
  if (share.moves.length === 0) return <p>{t(caseloadMessages.nobodyToShareOut)}</p>;
  return (
    <section aria-labelledby="preview" aria-busy={query.isPlaceholderData || undefined}>
      <h3 id="preview">{t(caseloadMessages.preview)}</h3>
      <p className={styles.quiet}>
        {t(caseloadMessages.howShared)} {organisation && t(caseloadMessages.elsewhereToo)}{' '}
        {share.staying > 0 && t(caseloadMessages.staying, { count: share.staying })}
      </p>
      <table className={styles.preview}>
        <thead>
          <tr>
            <th scope="col">{t(caseloadMessages.mentor)}</th>
            <th scope="col">{t(caseloadMessages.hasNow)}</th>
            <th scope="col">{t(caseloadMessages.wouldHave)}</th>
          </tr>
        </thead>
        <tbody>
          {share.mentors.map(({ uuid, name, has, will_have }) => (
            <tr key={uuid}>
              <th scope="row">{name}</th>
              <td>{has}</td>
              <td>
                {will_have}{' '}
                <span className={styles.quiet}>
                  {will_have === has ? t(caseloadMessages.asNow) : differenceOf(has, will_have)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const differenceOf = (has: number, willHave: number) =>
  `(${willHave > has ? '+' : '−'}${Math.abs(willHave - has)})`;
