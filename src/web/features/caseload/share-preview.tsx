import type { UseQueryResult } from '@tanstack/react-query';
import type { previewShareOut } from '#contract/caseload.ts';
import type { Answer } from '#contract/endpoint.ts';
import { counted } from '#web/platform/counted.ts';
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
  if (isNobodyChosen) return <p>Choose at least one mentor.</p>;
  if (query.isError) return <NotLoaded what="The preview" query={query} />;
  if (!share) return <Skeleton lines={4} />;
  if (share.moves.length === 0) return <p>There is nobody to share out among them.</p>;
  return (
    <section aria-labelledby="preview" aria-busy={query.isPlaceholderData || undefined}>
      <h3 id="preview">What would come of it</h3>
      <p className={styles.quiet}>
        Each learner in turn goes to whoever has fewest learners by then, counting those they have
        already. {stayingInWords(share.staying)}
      </p>
      <table className={styles.preview}>
        <thead>
          <tr>
            <th scope="col">Mentor</th>
            <th scope="col">Has now</th>
            <th scope="col">Would have</th>
          </tr>
        </thead>
        <tbody>
          {share.mentors.map(({ uuid, name, has, will_have }) => (
            <tr key={uuid}>
              <th scope="row">{name}</th>
              <td>{has}</td>
              <td>
                {will_have} <span className={styles.quiet}>{differenceOf(has, will_have)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const differenceOf = (has: number, willHave: number) =>
  willHave === has ? '(as now)' : `(${willHave > has ? '+' : '−'}${Math.abs(willHave - has)})`;

const stayingInWords = (staying: number) =>
  staying === 0 ? '' : `${counted(staying, 'learner')} stay as they are.`;
