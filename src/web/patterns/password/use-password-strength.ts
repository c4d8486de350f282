import { useRef, useState } from 'react';
import { checkPasswordStrength, type PasswordStrength } from './password-strength.ts';

/** Long enough that a screen reader hears of whole words and not of every letter. */
const announceDelayMs = 400;

/** What is to be said of the password being typed; nothing where that cannot be found out. */
export function usePasswordStrength() {
  const [judgement, setJudgement] = useState<PasswordStrength>();
  const turn = useRef(0);

  async function judge(password: string, own: readonly string[]) {
    turn.current += 1;
    const mine = turn.current;
    const isLatest = () => mine === turn.current;
    if (password === '') return setJudgement(undefined);
    await new Promise((resolve) => setTimeout(resolve, announceDelayMs));
    if (!isLatest()) return;
    const found = await checkPasswordStrength(password, own).catch(() => undefined);
    if (isLatest()) setJudgement(found);
  }

  return { judgement, judge };
}
