import type { UseQueryResult } from '@tanstack/react-query';
import type { previewShareOut } from '#contract/caseload.ts';
import type { Answer } from '#contract/endpoint.ts';
import { caseloadText } from '#texts/caseload.ts';
import { useText } from '#web/platform/use-text.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './caseload.module.css';

type Preview = Answer<typeof previewShareOut>;

type Props = {
  query: UseQueryResult<Preview>;
  share: Preview | undefined;
  isNobodyChosen: boolean;
};

/** Who would get how many, before anything is done. */
export function SharePreview({ query, share, isNobodyChosen }: Props) {
  const { t } = useText();
  if (isNobodyChosen) return <p>{t(caseloadText.chooseOneMentor)}</p>;
  if (query.isError) return <NotLoaded title={caseloadText.previewNotLoaded} query={query} />;
  if (!share) return <Skeleton lines={4} />;
  if (share.moves.length === 0) return <p>{t(caseloadText.nobodyToShareOut)}</p>;
  return (
    <section aria-labelledby="preview" aria-busy={query.isPlaceholderData || undefined}>
      <h3 id="preview">{t(caseloadText.preview)}</h3>
      <p className={styles.quiet}>
        {t(caseloadText.howShared)}{' '}
        {share.staying > 0 && t(caseloadText.staying, { count: share.staying })}
      </p>
      <table className={styles.preview}>
        <thead>
          <tr>
            <th scope="col">{t(caseloadText.mentor)}</th>
            <th scope="col">{t(caseloadText.hasNow)}</th>
            <th scope="col">{t(caseloadText.wouldHave)}</th>
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
                  {will_have === has ? t(caseloadText.asNow) : differenceOf(has, will_have)}
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
