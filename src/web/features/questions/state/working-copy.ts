import type { ReflectionQuestion } from '#contract/learning/questions.ts';

export type EditedQuestion = {
  /** What it is known by here. Never its text: two questions may share one. */
  key: string;
  /** Null until the server has seen it. */
  uuid: string | null;
  question: string;
  active: boolean;
  /** It keeps its place until the card is saved, so that it can be had back there. */
  isDeleted: boolean;
};

/** The open text field: of the question `of`, or of one to be added. */
export type Field = { of: string | null; text: string };

/** A list of questions as it is being changed on this device. */
export type WorkingCopy = { questions: readonly EditedQuestion[]; field: Field | null };

export const copyOf = (saved: readonly ReflectionQuestion[]): WorkingCopy => ({
  questions: saved.map(asQuestion),
  field: null,
});

export const asQuestion = ({ uuid, question, active }: ReflectionQuestion): EditedQuestion => ({
  key: uuid,
  uuid,
  question,
  active,
  isDeleted: false,
});

/** The questions as they are numbered on the screen. */
export const visibleQuestions = ({ questions }: WorkingCopy) =>
  questions.filter(({ isDeleted }) => !isDeleted);

export const deletedQuestions = ({ questions }: WorkingCopy) =>
  questions.filter(({ isDeleted }) => isDeleted);

export const findQuestion = ({ questions }: WorkingCopy, key: string | null) =>
  questions.find((one) => one.key === key);

/** What the server is sent: what is shown, in the order it is shown. */
export const toSend = (copy: WorkingCopy) =>
  visibleQuestions(copy).map(({ uuid, question, active }) => ({ uuid, question, active }));

export function add(copy: WorkingCopy, question: string): WorkingCopy {
  const added = { key: newKey(copy), uuid: null, question, active: true, isDeleted: false };
  return { ...copy, questions: [...copy.questions, added] };
}

export const update = (copy: WorkingCopy, key: string, question: string) =>
  change(copy, key, { question });

export const switchTo = (copy: WorkingCopy, key: string, active: boolean) =>
  change(copy, key, { active });

export const remove = (copy: WorkingCopy, key: string) => change(copy, key, { isDeleted: true });

export const restore = (copy: WorkingCopy, key: string) => change(copy, key, { isDeleted: false });

/** `from` and `to` count what is shown, from 0. */
export function move(copy: WorkingCopy, from: number, to: number): WorkingCopy {
  const moved = visibleQuestions(copy)[from];
  const target = visibleQuestions(copy)[to];
  if (!moved || !target || from === to) return copy;
  const others = copy.questions.filter((one) => one !== moved);
  const place = others.indexOf(target) + (to > from ? 1 : 0);
  return { ...copy, questions: others.toSpliced(place, 0, moved) };
}

/** What a field holds, as it would be stored; empty where there is nothing but spaces. */
export const fieldText = ({ text }: Field) => text.trim().normalize('NFC');

/** Takes over what stands in the open field. A field without words stays open. */
export function settle(copy: WorkingCopy): WorkingCopy {
  const { field } = copy;
  if (!field) return copy;
  const words = fieldText(field);
  const isOfNew = field.of === null;
  if (words === '' && !isOfNew) return copy;
  const closed = { ...copy, field: null };
  if (words === '') return closed;
  return field.of === null ? add(closed, words) : update(closed, field.of, words);
}

/** The text a field starts with. */
export const questionTextOf = (copy: WorkingCopy, of: string | null) =>
  findQuestion(copy, of)?.question ?? '';

function change(copy: WorkingCopy, key: string, to: Partial<EditedQuestion>): WorkingCopy {
  const questions = copy.questions.map((one) => (one.key === key ? { ...one, ...to } : one));
  return { ...copy, questions };
}

/** Unlike every other one of the list, the deleted ones too. */
function newKey({ questions }: WorkingCopy): string {
  const taken = questions.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0));
  return `new-${Math.max(0, ...taken) + 1}`;
}
