import type { ReflectionQuestion } from '#contract/learning/questions.ts';

export type EditedQuestion = {
  /** Identifies the question on this device. Not its text, as two questions may share one. */
  key: string;
  /** Null until it is saved. */
  uuid: string | null;
  question: string;
  active: boolean;
  /** A deleted question keeps its place until the list is saved, so that it can be restored there. */
  isDeleted: boolean;
};

/** The open text field: of the question with the key `of`; null for one to be added. */
export type Field = { of: string | null; text: string };

/** A question of the list that a copy was begun from. */
export type BaseQuestion = Pick<ReflectionQuestion, 'uuid' | 'question' | 'active'>;

/** A list of questions as it is being changed on this device. */
export type WorkingCopy = {
  questions: readonly EditedQuestion[];
  field: Field | null;
  /** The saved list it was begun from, by which others' changes are told from mine. */
  base?: readonly BaseQuestion[] | undefined;
};

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
  questions.find((question) => question.key === key);

/** What is sent to the server: the visible questions in their order. */
export const toSend = (copy: WorkingCopy) =>
  visibleQuestions(copy).map(({ uuid, question, active }) => ({ uuid, question, active }));

export function add(copy: WorkingCopy, question: string): WorkingCopy {
  const added = { key: newKey(copy), uuid: null, question, active: true, isDeleted: false };
  return { ...copy, questions: [...copy.questions, added] };
}

export const update = (copy: WorkingCopy, key: string, question: string) =>
  change(copy, key, { question });

export const setActive = (copy: WorkingCopy, key: string, active: boolean) =>
  change(copy, key, { active });

export const remove = (copy: WorkingCopy, key: string) => change(copy, key, { isDeleted: true });

export const restore = (copy: WorkingCopy, key: string) => change(copy, key, { isDeleted: false });

/** `from` and `to` are indexes among the visible questions. */
export function move(copy: WorkingCopy, from: number, to: number): WorkingCopy {
  const moved = visibleQuestions(copy)[from];
  const target = visibleQuestions(copy)[to];
  if (!moved || !target || from === to) return copy;
  const others = copy.questions.filter((question) => question !== moved);
  const index = others.indexOf(target) + (to > from ? 1 : 0);
  return { ...copy, questions: others.toSpliced(index, 0, moved) };
}

/** The text of a field as it would be saved; empty if it has only spaces. */
export const fieldText = ({ text }: Field) => text.trim().normalize('NFC');

/** Applies and closes the open field. It stays open if it empties an existing question. */
export function applyField(copy: WorkingCopy): WorkingCopy {
  const { field } = copy;
  if (!field) return copy;
  const text = fieldText(field);
  const closed = { ...copy, field: null };
  if (text === '') return field.of === null ? closed : copy;
  return field.of === null ? add(closed, text) : update(closed, field.of, text);
}

/** The text a field starts with. */
export const questionTextOf = (copy: WorkingCopy, of: string | null) =>
  findQuestion(copy, of)?.question ?? '';

function change(copy: WorkingCopy, key: string, changes: Partial<EditedQuestion>): WorkingCopy {
  const questions = copy.questions.map((question) =>
    question.key === key ? { ...question, ...changes } : question,
  );
  return { ...copy, questions };
}

/** Unlike every other key of the list, those of deleted questions included. */
function newKey({ questions }: WorkingCopy): string {
  const numbers = questions.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0));
  return `new-${Math.max(0, ...numbers) + 1}`;
}
