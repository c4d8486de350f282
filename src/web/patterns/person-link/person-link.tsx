import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mayOpen } from '#contract/pages/pages.ts';
import { userPage } from '#contract/pages/people.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';

type Props = {
  of: { uuid: string; name: string };
  className?: string | undefined;
  /** For those who may not open the person's page, in place of the plain name. */
  otherwise?: ReactNode;
};

/** A person's name, which opens their page for whoever may read it. */
export function PersonLink({ of: { uuid, name }, className, otherwise = name }: Props) {
  const isOpen = mayOpen(useCurrentUser(), userPage);
  if (!isOpen) return otherwise;
  return (
    <Link to="/users/$user" params={{ user: uuid }} className={className}>
      {name}
    </Link>
  );
}
