import type { SignInOutcome } from '#contract/single-sign-on/provider-kinds.ts';
import type { OpenedSession } from '#server/features/accounts/index.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Shown, shownBy } from '#server/features/single-sign-on/connection/claims.ts';
import {
  type Connections,
  isOutage,
  type Provider,
} from '#server/features/single-sign-on/connection/connections.ts';
import { isAllowed } from '#server/features/single-sign-on/identities/allowed.ts';
import { identityOf } from '#server/features/single-sign-on/identities/identities.ts';
import { linkByItself } from '#server/features/single-sign-on/identities/link-by-itself.ts';
import { openPendingLink } from '#server/features/single-sign-on/identities/pending-links.ts';
import {
  activeProvider,
  callbackOf,
} from '#server/features/single-sign-on/providers/read-providers.ts';
import type { Session } from '#server/platform/auth/session.ts';
import { type Context, inTransaction, nobody } from '#server/platform/data/context.ts';
import { tooManyRequests } from '#server/platform/http/api-error.ts';
import { attemptsSoFar, countAttempt } from '#server/platform/http/protection/throttle.ts';
import { confirmBySignIn, linkBySignIn, takeUpInvitation } from './finish-for-known.ts';
import { claimsOf, type Flow, takeFlow } from './flows.ts';
import { type Admission, type Browser, letIn } from './let-in.ts';

/** What the page is told, and what the browser is given. */
export type Finished = {
  outcome?: SignInOutcome;
  /** Where a login, a link or a proof leads; the login page where there is none. */
  page: string;
  returnTo: string;
  opened?: OpenedSession;
  pendingToken?: string;
  linkToken?: string;
  /** The session goes on under another token. */
  renewed?: string;
  person?: { uuid: string };
};

export type Returned = Browser & {
  secret: string;
  session: Session | null;
  rateLimits: boolean;
};

type Answer = Record<string, string>;

/** For a network address: a school shares one, and only what was refused counts. */
const refusals = { tries: 60, seconds: 60 };

/** What comes of a browser that a provider sent back. Never throws for what the provider said. */
export async function finishSignIn(
  ctx: Context,
  provider: string,
  answer: Answer,
  browser: Returned,
  connections: Connections,
): Promise<Finished> {
  const key = `sign-in|${ctx.origin.address}`;
  if (browser.rateLimits) {
    const { exceeded, secondsLeft } = await attemptsSoFar(ctx.db, key, refusals);
    if (exceeded) throw tooManyRequests(secondsLeft);
  }
  const finished = await finish(ctx, provider, answer, browser, connections);
  const isRefused = finished.outcome === 'expired' || finished.outcome === 'refused';
  if (isRefused && browser.rateLimits) await countAttempt(ctx.db, key, refusals);
  return finished;
}

async function finish(
  ctx: Context,
  uuid: string,
  { state = '', ...answer }: Answer,
  browser: Returned,
  connections: Connections,
): Promise<Finished> {
  // The login page sends on whoever is logged in already, and the sentence with them.
  const nowhere = { page: browser.session ? '/account' : '/login', returnTo: '/dashboard' };
  const provider = await activeProvider(ctx.db, uuid);
  if (!provider) return { ...nowhere, outcome: 'expired' };
  const flow = await takeFlow(ctx, { provider: uuid, state, secret: browser.secret });
  if (!flow) {
    await recordRefusal(ctx, provider, 'expired');
    return { ...nowhere, outcome: 'expired' };
  }
  const { purpose, returnTo } = flow;
  const pages = { link: '/account', confirm: returnTo, login: '/login', invitation: '/login' };
  const place = { page: pages[purpose], returnTo };
  const shown = await readAnswer(ctx, provider, { state, ...answer }, browser, connections);
  if (typeof shown === 'string') return { ...place, outcome: shown };
  if (!(await isAllowed(ctx, provider, shown))) {
    await recordRefusal(ctx, provider, 'refused');
    return { ...place, outcome: 'refused' };
  }
  const finished = await act(ctx, { provider, flow, shown, browser });
  return { ...place, ...finished };
}

type Acting = { provider: Provider; flow: Flow; shown: Shown; browser: Returned };

function act(ctx: Context, acting: Acting): Promise<Partial<Finished>> {
  const { purpose } = acting.flow;
  if (purpose === 'link') return linkBySignIn(ctx, acting);
  if (purpose === 'confirm') return confirmBySignIn(ctx, acting);
  return purpose === 'invitation' ? invitation(ctx, acting) : logIn(ctx, acting);
}

/** Whom the provider shows us, or what to tell the page. Nothing of code or token is kept. */
async function readAnswer(
  ctx: Context,
  provider: Provider,
  { state, ...answer }: Answer & { state: string },
  { secret }: Returned,
  connections: Connections,
): Promise<Shown | SignInOutcome> {
  if (answer.error) return answer.error === 'access_denied' ? 'cancelled' : 'unavailable';
  const callback = new URL(callbackOf(ctx.site, provider.uuid));
  callback.search = String(new URLSearchParams({ state, ...withoutOurs(answer) }));
  try {
    const claims = await connections.once(async () =>
      claimsOf(await connections.to(provider), callback, { state, secret }),
    );
    return shownBy(provider.kind, claims);
  } catch (error) {
    if (isOutage(error)) return 'unavailable';
    await recordRefusal(ctx, provider, 'expired');
    return 'expired';
  }
}

/** The name of the provider in our own path came with the parameters. */
const withoutOurs = ({ provider: _, ...answer }: Answer): Answer => answer;

async function logIn(ctx: Context, { provider, flow, shown, browser }: Acting) {
  const known = await identityOf(ctx.db, shown);
  const identity = known ?? (await linkByItself(ctx, provider, shown));
  const admission = identity
    ? await inTransaction(ctx, (ctx) => letIn(ctx, identity, shown, { ...browser, ...flow }))
    : 'not-linked';
  if (admission !== 'not-linked') return admitted(admission);
  const linkToken = await openPendingLink(ctx, provider.uuid, shown);
  return { outcome: 'not-linked' as const, linkToken };
}

async function invitation(ctx: Context, { provider, flow, shown, browser }: Acting) {
  return admitted(await takeUpInvitation(ctx, { provider, flow, shown, browser }));
}

function admitted(admission: Admission | SignInOutcome): Partial<Finished> {
  if (typeof admission === 'string') return { outcome: admission };
  if ('opened' in admission) {
    const { opened } = admission;
    // The page remembers on the device who is logged in, so it has to hear of it.
    return { outcome: 'done', opened, person: opened.person };
  }
  const { pendingToken, person } = admission;
  return { outcome: 'second-step', pendingToken, person };
}

/** Nobody is known to have done it, and nothing of what came is kept. */
function recordRefusal(ctx: Context, { uuid }: Provider, why: string): Promise<void> {
  return recordEvent(
    { ...ctx, user: nobody },
    {
      action: 'provider.login-refused',
      subjectType: 'sign_in_provider',
      subject: uuid,
      after: { why },
    },
  );
}
