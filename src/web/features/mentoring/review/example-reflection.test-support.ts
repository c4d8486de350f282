import type { Reflection, Review } from '#contract/mentoring/mentoring.ts';

export const hana = { uuid: '0193a5c0-7a6e-7c4e-9a53-0242ac120001', name: 'Hana Rewi' };
export const mere = { uuid: '0193a5c0-7a6e-7c4e-9a53-0242ac120002', name: 'Mere Tāne' };

export const reviewOf = (text: string, more: Partial<Review> = {}): Review => ({
  uuid: `r-${text}`,
  review: text,
  reviewer: hana,
  updated_at: '2026-11-19T08:00:00.000Z',
  ...more,
});

/** An area reflection with one question for each text given: its review; null where none is. */
export function reflectionWith(reviews: (Review | null)[], more: Partial<Reflection> = {}) {
  const reflection: Reflection = {
    uuid: 'reflection',
    name: 'Belonging',
    name_mi: null,
    status: 'review',
    user: mere,
    area: { uuid: 'area', name: 'Belonging', name_mi: null },
    pod_id: null,
    submitted_at: '2026-11-18T08:00:00.000Z',
    completed_at: null,
    sent_back_at: null,
    round: 1,
    turn: { whose: 'mentor', since: '2026-11-18T08:00:00.000Z' },
    external_learning: '',
    certificate: null,
    reopened: null,
    sent_back_by: null,
    returned_to: null,
    undo_seconds: 0,
    may_withdraw: false,
    may_reopen: false,
    updated_at: '2026-11-18T08:00:00.000Z',
    locale: 'en',
    questions: reviews.map((review, index) => ({
      uuid: `q${index + 1}`,
      question: `What about ${index + 1}?`,
      open: false,
      answers: [
        {
          uuid: `a${index + 1}`,
          answer: `Mere on ${index + 1}.`,
          updated_at: '2026-11-18T07:00:00.000Z',
          changed_since: false,
          reviews: review ? [review] : [],
          versions: [],
        },
      ],
    })),
    ...more,
  };
  return reflection;
}
