import { eq } from 'drizzle-orm';
import type {
  declineCorrection as declining,
  makeCorrection as making,
} from '#contract/certificates/corrections.ts';
import type { RepeatableResult, ValidInput } from '#contract/endpoint.ts';
import { certificateErrorsMessages } from '#messages/certificates/certificate-errors.ts';
import { correctionsMessages } from '#messages/certificates/corrections.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { issue, issuedEvent, issuedNotice } from '#server/features/certificates/issue.ts';
import { certificateOf, statusOf } from '#server/features/certificates/read-certificate.ts';
import { replaceWith, withdrawValid } from '#server/features/certificates/withdraw.ts';
import { notify } from '#server/features/notices/index.ts';
import { changePeople } from '#server/features/people/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid, invalidFields } from '#server/platform/http/api-error.ts';
import { certificateCorrections } from '#server/schema/index.ts';
import { assertUndecided, lockCorrection } from './lock-correction.ts';
import { type CorrectionRow, correctionOf } from './read-correction.ts';

/**
 * Issues the certificate again in the requested name, with its date of issue. Repeating the call
 * returns the same certificate.
 */
export function makeCorrection(
  ctx: Context,
  { body }: ValidInput<typeof making>,
): Promise<RepeatableResult<typeof making>> {
  return inTransaction(ctx, async (ctx) => {
    const { request, issued } = await lockExisting(ctx, body.correction);
    const last = issued.at(-1);
    if (request.outcome === 'made' && last) {
      const answer = {
        correction: correctionOf(request),
        certificate: certificateOf(ctx.site, last),
      };
      return { answer, isRepeated: true };
    }
    assertUndecided(request);
    // It may be a later one than the request was about: the requested name holds for that as well.
    const inForce = issued.find((certificate) => statusOf(certificate) === 'valid');
    if (!inForce) {
      throw invalid('correction', certificateErrorsMessages.withdrawn);
    }
    const reason = ctx.translate(correctionsMessages.nameCorrected);
    await withdrawValid(ctx, inForce.reflection, reason);
    const dates = { issuedAt: inForce.issuedAt, correctedAt: ctx.now };
    const certificate = await issue(ctx, { ...inForce, holder: request.name }, dates);
    await recordEvent(ctx, issuedEvent(certificate));
    await notify(ctx, issuedNotice(certificate));
    await replaceWith(ctx, certificate);
    if (body.rename_account) await renameAccount(ctx, inForce.learner, request.name);
    const corrected = await decide(ctx, request, { outcome: 'made' });
    const answer = {
      correction: correctionOf(corrected),
      certificate: certificateOf(ctx.site, certificate),
    };
    return { answer, isRepeated: false };
  });
}

/** With its own entry in the history of the account. */
async function renameAccount(ctx: Context, uuid: string, name: string): Promise<void> {
  const [errors] = await changePeople(ctx, [{ uuid, name }]);
  if (errors) throw invalidFields(errors);
}

export function declineCorrection(
  ctx: Context,
  { body: { correction, reason } }: ValidInput<typeof declining>,
): Promise<RepeatableResult<typeof declining>> {
  return inTransaction(ctx, async (ctx) => {
    const { request, issued } = await lockExisting(ctx, correction);
    if (request.outcome === 'declined') {
      return { answer: { correction: correctionOf(request) }, isRepeated: true };
    }
    assertUndecided(request);
    const declined = await decide(ctx, request, { outcome: 'declined', reason });
    const [first] = issued;
    if (first) {
      await notify(ctx, {
        kind: 'correction_declined',
        certificate: request.certificate,
        reflection: first.reflection,
        recipient: first.learner,
      });
    }
    return { answer: { correction: correctionOf(declined) }, isRepeated: false };
  });
}

async function lockExisting(ctx: Context, uuid: string) {
  const { request, issued } = await lockCorrection(ctx, uuid);
  if (!request) throw invalid('correction', certificateErrorsMessages.gone);
  return { request, issued };
}

type Outcome = { outcome: 'made' } | { outcome: 'declined'; reason: string };

async function decide(ctx: Context, row: CorrectionRow, outcome: Outcome): Promise<CorrectionRow> {
  const decision = { ...outcome, decidedAt: ctx.now, decidedBy: ctx.user.uuid };
  const isRequest = eq(certificateCorrections.uuid, row.uuid);
  await ctx.db.update(certificateCorrections).set(decision).where(isRequest);
  await recordEvent(ctx, {
    action: `correction.${outcome.outcome}`,
    subjectType: 'certificate',
    subject: row.certificate,
    after: { holder: row.name },
  });
  return { ...row, ...decision };
}
