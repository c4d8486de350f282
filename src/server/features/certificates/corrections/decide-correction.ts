import { eq } from 'drizzle-orm';
import type {
  declineCorrection as declining,
  makeCorrection as making,
} from '#contract/certificates/corrections.ts';
import type { RepeatableResult, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { certificateErrorsMessages } from '#messages/certificates/certificate-errors.ts';
import { correctionsMessages } from '#messages/certificates/corrections.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { issue } from '#server/features/certificates/issue.ts';
import { lockCertificates } from '#server/features/certificates/lock-certificates.ts';
import { certificateOf, statusOf } from '#server/features/certificates/read-certificate.ts';
import { replaceWith, withdrawValid } from '#server/features/certificates/withdraw.ts';
import { markHandled, notify } from '#server/features/notices/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { certificateCorrections, certificates } from '#server/schema/index.ts';
import { type CorrectionRow, correctionOf } from './read-correction.ts';

/**
 * Issues the certificate again in the name asked for, with its date of issue. Doing it again gives
 * the same one.
 */
export function makeCorrection(
  ctx: Context,
  { body }: ValidInput<typeof making>,
): Promise<RepeatableResult<typeof making>> {
  return inTransaction(ctx, async (ctx) => {
    const { found, issued } = await lockCorrection(ctx, body.correction);
    const last = issued.at(-1);
    if (found.outcome === 'made' && last) {
      const answer = {
        correction: correctionOf(found),
        certificate: certificateOf(ctx.site, last),
      };
      return { answer, isRepeated: true };
    }
    assertUndecided(found);
    // The one in force may be a later one: what was asked for is asked for of that as well.
    const inForce = issued.find((one) => statusOf(one) === 'valid');
    if (!inForce) {
      throw invalid('correction', certificateErrorsMessages.withdrawn);
    }
    const reason = ctx.translate(correctionsMessages.nameCorrected);
    await withdrawValid(ctx, inForce.reflection, reason);
    const dates = { issuedAt: inForce.issuedAt, correctedAt: ctx.now };
    const certificate = await issue(ctx, { ...inForce, holder: found.name }, dates);
    await replaceWith(ctx, certificate);
    await markHandled(ctx, { kinds: ['correction_asked'], reflection: inForce.reflection });
    const made = await decide(ctx, found, { outcome: 'made' });
    const answer = {
      correction: correctionOf(made),
      certificate: certificateOf(ctx.site, certificate),
    };
    return { answer, isRepeated: false };
  });
}

export function declineCorrection(
  ctx: Context,
  { body: { correction, reason } }: ValidInput<typeof declining>,
): Promise<RepeatableResult<typeof declining>> {
  return inTransaction(ctx, async (ctx) => {
    const { found, issued } = await lockCorrection(ctx, correction);
    if (found.outcome === 'declined') {
      return { answer: { correction: correctionOf(found) }, isRepeated: true };
    }
    assertUndecided(found);
    const declined = await decide(ctx, found, { outcome: 'declined', reason });
    const [first] = issued;
    if (first) {
      await notify(ctx, {
        kind: 'correction_declined',
        certificate: found.certificate,
        reflection: first.reflection,
        recipient: first.learner,
      });
    }
    return { answer: { correction: correctionOf(declined) }, isRepeated: false };
  });
}

/** The request and every certificate it is about, locked until the transaction ends. */
async function lockCorrection(ctx: Context, uuid: string) {
  const isIt = eq(certificateCorrections.uuid, uuid);
  const [seen] = await ctx.db
    .select({ reflection: certificates.reflection })
    .from(certificateCorrections)
    .innerJoin(certificates, eq(certificates.uuid, certificateCorrections.certificate))
    .where(isIt);
  // The reflection first, as everybody does who changes certificates: nobody waits in a circle.
  const issued = seen ? await lockCertificates(ctx, seen.reflection, 'update') : [];
  const [found] = await ctx.db.select().from(certificateCorrections).where(isIt).for('update');
  if (!found) throw invalid('correction', invalidSelection('correction'));
  return { found, issued };
}

function assertUndecided({ outcome }: CorrectionRow) {
  if (outcome === 'made') throw invalid('correction', certificateErrorsMessages.made);
  if (outcome) throw invalid('correction', certificateErrorsMessages.declined);
}

type Outcome = { outcome: 'made' } | { outcome: 'declined'; reason: string };

async function decide(ctx: Context, row: CorrectionRow, outcome: Outcome): Promise<CorrectionRow> {
  const decision = { ...outcome, decidedAt: ctx.now, decidedBy: ctx.user.uuid };
  const isIt = eq(certificateCorrections.uuid, row.uuid);
  await ctx.db.update(certificateCorrections).set(decision).where(isIt);
  await recordEvent(ctx, {
    action: `correction.${outcome.outcome}`,
    subjectType: 'certificate',
    subject: row.certificate,
    after: { holder: row.name },
  });
  return { ...row, ...decision };
}
