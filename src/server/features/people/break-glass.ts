import { signInErrorsMessages } from '#messages/accounts/sign-in-errors.ts';
import { lockBreakGlass } from '#server/platform/auth/required-provider.ts';
import type { Context } from '#server/platform/data/context.ts';
import type { FieldErrors } from '#server/platform/http/api-error.ts';
import type { LockedPerson } from './lock-people.ts';
import { isAdministrator } from './rules.ts';
import type { PersonUpdate } from './write-people.ts';

const mayStay = (person: LockedPerson) => isAdministrator(person) && person.isVerified;

/**
 * Says, one change after the other, which of them would leave fewer than two break-glass
 * administrators while an organisation requires a provider. The trigger `keep_break_glass` would
 * refuse them all together; of many, as in a file, those before may go.
 */
export async function breakGlassChecker({ db }: Context, updates: readonly PersonUpdate[]) {
  const isAffected = updates.some(({ from, to }) => mayStay(from) && !mayStay(to));
  const left = isAffected ? await lockBreakGlass(db) : undefined;
  return ({ from, to }: PersonUpdate): FieldErrors | undefined => {
    if (!left?.has(from.uuid) || mayStay(to)) return undefined;
    if (left.size <= 2) return { administrators: [signInErrorsMessages.breakGlass] };
    left.delete(from.uuid);
    return undefined;
  };
}
