/** One thing that somebody does; the action decides which of the other fields matter. */
export type Step = {
  action:
    | 'answer'
    | 'empty an answer'
    | 'submit'
    | 'withdraw'
    | 'review'
    | 'note'
    | 'send back'
    | 'send back by mistake'
    | 'sign off'
    | 'reopen'
    | 'wait a day and a half'
    | 'begin again'
    | 'pry';
  by: 'hana' | 'rangi' | 'ngaire';
  question: number;
  asked: number[];
};

/** A reflection of two questions as product.md and api.md define it, in its simplest form. */
export type Model = {
  state: 'written' | 'waiting' | 'complete';
  round: number;
  open: boolean[];
  answers: string[];
  /** The answers as they were last sent back. */
  sentBack: string[];
  reviews: (string | null)[];
  published: (string | null)[];
  notes: string;
  publishedNotes: string;
  isReopened: boolean;
  /** A mentor has written a review since it was last sent back. */
  isBegun: boolean;
  /** Signed off longer ago than a mentor may undo it. */
  isOld: boolean;
  certificates: number;
  /** Every text that must never be lost: submitted, saved as a review, or published. */
  texts: string[];
};

export const initialModel: Model = {
  state: 'written',
  round: 1,
  open: [true, true],
  answers: ['Begun', 'Begun'],
  sentBack: [],
  reviews: [null, null],
  published: [null, null],
  notes: '',
  publishedNotes: '',
  isReopened: false,
  isBegun: false,
  isOld: false,
  certificates: 0,
  texts: [],
};

type Outcome = { status: number; changes?: Partial<Model> };

const refused: Outcome = { status: 422 };
const unchanged: Outcome = { status: 200 };
const done = (changes: Partial<Model>, status = 200): Outcome => ({ status, changes });

/** The answer each step gets, and what it changes, by the state it is taken in. */
const rules: Record<Step['action'], (model: Model, step: Step, text: string) => Outcome> = {
  answer: (model, { question }, text) => write(model, question, text),
  'empty an answer': (model, { question }) => write(model, question, ''),

  submit({ state, answers, texts }) {
    if (state !== 'written') return unchanged;
    if (!answers.every(Boolean)) return refused;
    return done({ state: 'waiting', texts: [...texts, ...answers] });
  },

  withdraw({ state, isReopened, isBegun, notes, publishedNotes }) {
    if (state === 'written') return unchanged;
    const isTaken = isReopened || isBegun || notes !== publishedNotes;
    return state === 'complete' || isTaken ? refused : done({ state: 'written' });
  },

  review({ state, reviews, texts }, { question }, text) {
    if (state !== 'waiting') return refused;
    const changes = {
      reviews: reviews.with(question, text),
      texts: [...texts, text],
      isBegun: true,
    };
    return done(changes, reviews[question] === null ? 201 : 200);
  },

  note({ state, texts }, _, text) {
    return state === 'waiting' ? done({ notes: text, texts: [...texts, text] }) : refused;
  },

  'send back'(model, { asked }) {
    if (model.state !== 'waiting' || asked.length === 0) return refused;
    return done({
      ...published(model),
      state: 'written',
      round: model.round + 1,
      sentBack: model.answers,
      open: [asked.includes(0), asked.includes(1)],
      isReopened: false,
      isBegun: false,
    });
  },

  /** Undone at once. */
  'send back by mistake': ({ state }, { asked }) =>
    state === 'waiting' && asked.length > 0 ? unchanged : refused,

  'sign off'(model) {
    if (model.state === 'written') return refused;
    if (model.state === 'complete') return unchanged;
    const certificates = model.certificates + 1;
    return done({ ...published(model), state: 'complete', isOld: false, certificates });
  },

  reopen({ state, isReopened, isOld }, { by }) {
    if (state === 'waiting' && isReopened) return unchanged;
    if (state !== 'complete' || (isOld && by !== 'ngaire')) return refused;
    return done({ state: 'waiting', isReopened: true });
  },

  'wait a day and a half': () => done({ isOld: true }),
  'begin again': () => unchanged,
  pry: () => ({ status: 404 }),
};

function write({ state, open, answers }: Model, question: number, text: string): Outcome {
  if (state !== 'written' || !open[question]) return refused;
  return done({ answers: answers.with(question, text) });
}

const published = ({ reviews, notes }: Model) => ({ published: reviews, publishedNotes: notes });

/** The status that a step must be answered with, and the model after it. */
export function expectedAfter(
  model: Model,
  step: Step,
  text: string,
): { status: number; model: Model } {
  const { status, changes } = rules[step.action](model, step, text);
  return { status, model: { ...model, ...changes } };
}
