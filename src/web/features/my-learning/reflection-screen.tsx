import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { Reflection } from '#contract/mentoring.ts';
import { useIsPrinting } from '#web/platform/use-is-printing.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Turn } from '#web/ui/turn.tsx';
import { Paper } from './paper.tsx';
import { Reading } from './reading.tsx';
import styles from './reflection-screen.module.css';
import { turnWords } from './turn-words.ts';
import { readMine } from './use-my-reflection.ts';
import { Writing } from './writing.tsx';

/**
 * A learner's own reflection: written while it is their turn, read otherwise. It is read again
 * whenever this window comes to the front, because another one may have been written in.
 */
export function ReflectionScreen() {
  const { reflection: uuid = '' } = useParams({ strict: false });
  const { data } = useSuspenseQuery({ ...readMine(uuid), refetchOnWindowFocus: 'always' });
  return <OwnReflection key={uuid} reflection={data.reflection} />;
}

function OwnReflection({ reflection }: { reflection: Reflection }) {
  const isWriting = reflection.turn.whose === 'learner';
  const isPrinting = useIsPrinting();
  const [submittedHere, setSubmittedHere] = useState(false);
  return (
    <>
      <div className={styles.screen}>
        <Header reflection={reflection} />
        {isWriting ? (
          <Writing reflection={reflection} onSubmitted={() => setSubmittedHere(true)} />
        ) : (
          <Reading reflection={reflection} submittedHere={submittedHere} />
        )}
      </div>
      {isPrinting && <Paper reflection={reflection} />}
    </>
  );
}

function Header({ reflection }: { reflection: Reflection }) {
  const { name, area, pod_id, returned_to } = reflection;
  const kind = pod_id === null ? 'Area reflection' : `Pod reflection in ${area.name}`;
  return (
    <PageHeader
      title={name}
      trail={
        <Link to="/my/learning" className={styles.trail}>
          <Icon name="chevron-left" />
          My learning
        </Link>
      }
      purpose={
        <span className={styles.standing}>
          {kind} <Turn words={turnWords(reflection, returned_to?.name)} />
        </span>
      }
      actions={
        <Button variant="quiet" className={styles.print} onClick={() => print()}>
          <Icon name="print" />
          Print
        </Button>
      }
    />
  );
}
