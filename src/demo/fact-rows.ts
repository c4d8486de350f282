import type { HistoryAction } from '#contract/history/history-words.ts';
import type { reflectionSteps } from '#server/schema/index.ts';
import { organisationId } from './organisation-rows.ts';
import type { Person } from './people.ts';
import type { ReflectionRows } from './reflection-rows.ts';

type StepRow = typeof reflectionSteps.$inferInsert;

const stepOf: Partial<Record<HistoryAction, StepRow['step']>> = {
  'reflection.begun': 'begun',
  'reflection.submitted': 'submitted',
  'reflection.resubmitted': 'submitted',
  'reflection.sent-back': 'sent_back',
  'reflection.signed-off': 'signed_off',
  'reflection.reopened': 'reopened',
};

/** The steps of each reflection as facts, as the server would have written them at the time. */
export function factRows(written: readonly ReflectionRows[], people: readonly Person[]): StepRow[] {
  const firstOrganisation = new Map(
    people.map(({ uuid, organisations: [first] }) => [uuid, first && organisationId(first)]),
  );
  return written.flatMap(({ reflection: { uuid, learner, area, pod }, steps }) => {
    const facts = steps.flatMap(({ action, at, actor }) => {
      const step = stepOf[action];
      return step ? [{ step, at, actor }] : [];
    });
    return facts.map((fact, index) => ({
      reflection: uuid,
      number: index + 1,
      round: 1 + facts.slice(0, index).filter(({ step }) => step === 'sent_back').length,
      ...fact,
      learner,
      area,
      pod,
      organisation: firstOrganisation.get(learner) ?? null,
    }));
  });
}
